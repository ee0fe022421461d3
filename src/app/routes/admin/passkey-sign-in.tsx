import { useEffect, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { runCeremony } from "./passkey-ceremony.ts";

/** A passkey needs a script, so its button comes with one. */
export function PasskeySignIn() {
  const [isReady, setReady] = useState(false);
  const [message, setMessage] = useState<string>();
  useEffect(() => setReady("PublicKeyCredential" in globalThis), []);
  if (!isReady) return null;
  const onClick = async () => {
    setMessage(undefined);
    const refused = await runCeremony("authenticate");
    if (refused) setMessage(refused);
    else location.assign("/admin/");
  };
  return (
    <>
      <p className="sign-or">or</p>
      <Button tone="ghost" onClick={onClick}>
        Sign in with a passkey
      </Button>
      {message && (
        <p className="desk-message" role="alert">
          {message}
        </p>
      )}
    </>
  );
}
