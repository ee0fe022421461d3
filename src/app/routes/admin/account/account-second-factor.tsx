import { Form } from "react-router";
import { qrCode } from "#core/qr/qr-code.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/field.tsx";

interface Props {
  hasPassword: boolean;
  hasSecondFactor: boolean;
  codesLeft: number;
  uri: string | undefined;
  codes: readonly string[] | undefined;
}

/** A code from an authenticator at every sign-in: set up, confirmed, with codes for the day the phone is lost. */
export function AccountSecondFactor({ hasPassword, hasSecondFactor, codesLeft, uri, codes }: Props) {
  return (
    <section className="admin-panel account-part" aria-labelledby="account-factor">
      <h2 id="account-factor">Second factor</h2>
      {codes ? (
        <BackupCodes codes={codes} />
      ) : uri ? (
        <Confirm uri={uri} />
      ) : hasSecondFactor ? (
        <>
          <p>On. {codesLeft === 1 ? "One backup code is left." : `${codesLeft} backup codes are left.`}</p>
          <Form method="post">
            <TextField label="Your password" name="password" type="password" autoComplete="current-password" required />
            <p className="admin-acts">
              <Button type="submit" small tone="ghost" name="intent" value="codes">
                New backup codes
              </Button>
              <Button type="submit" small tone="ghost" name="intent" value="off">
                Turn it off
              </Button>
            </p>
          </Form>
        </>
      ) : hasPassword ? (
        <>
          <p>Off. With it, a password alone opens nothing.</p>
          <Form method="post">
            <TextField label="Your password" name="password" type="password" autoComplete="current-password" required />
            <Button type="submit" small name="intent" value="start">
              Set it up
            </Button>
          </Form>
        </>
      ) : (
        <p>Set a password first.</p>
      )}
    </section>
  );
}

function Confirm({ uri }: { uri: string }) {
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  return (
    <Form method="post" className="account-confirm">
      <input type="hidden" name="uri" value={uri} />
      <QrPicture text={uri} />
      <p>
        Scan it with an authenticator, or type this key: <code className="account-key">{secret.replace(/.{4}(?=.)/g, "$& ")}</code>
      </p>
      <TextField label="The code it shows" name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={10} required />
      <Button type="submit" small name="intent" value="confirm">
        Turn it on
      </Button>
    </Form>
  );
}

/** Drawn here, so that the key goes to nobody. Four light modules around it, as scanners want. */
function QrPicture({ text }: { text: string }) {
  const rows = qrCode(text);
  const side = rows.length + 8;
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : []))).join("");
  return (
    <svg className="account-qr" viewBox={`0 0 ${side} ${side}`} role="img" aria-label="The key as a QR code" shapeRendering="crispEdges">
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function BackupCodes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <p>
        Each of these opens the account once, without the authenticator. Print them or put them into a password manager: they are shown only
        now.
      </p>
      <ol className="account-codes" aria-label="Backup codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
    </>
  );
}
