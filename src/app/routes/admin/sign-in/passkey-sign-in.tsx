import { useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { AdminMessage } from "../admin-message.tsx";
import { runCeremony } from "./passkey-ceremony.ts";

/** In the page from the start: a button that came with React would move the form above it under the pointer. */
export function PasskeySignIn() {
  const [message, setMessage] = useState<string>();
  const onClick = async () => {
    setMessage(undefined);
    const refused = await runCeremony("authenticate");
    if (refused) setMessage(refused);
    else location.assign("/admin/");
  };
  return (
    <div className="sign-passkey">
      <p className="sign-or">or</p>
      <Button tone="ghost" onClick={onClick}>
        Sign in with a passkey
      </Button>
      <AdminMessage text={message} role="alert" />
    </div>
  );
}
