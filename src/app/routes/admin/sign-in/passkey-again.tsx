import { useState } from "react";
import { runCeremony } from "./passkey-ceremony.ts";

/** For staff without a password: what asks for one takes a passkey in its place, for ten minutes. */
export function PasskeyAgain() {
  const [message, setMessage] = useState<string>();
  const onClick = async () => setMessage((await runCeremony("authenticate")) ?? "Good. For ten minutes you can change accounts.");
  return (
    <p className="admin-soft">
      You have no password, so changes here ask for a sign-in of the last ten minutes.{" "}
      <button type="button" className="admin-button" onClick={onClick}>
        Sign in with a passkey again
      </button>{" "}
      {message && <span role="status">{message}</span>}
    </p>
  );
}
