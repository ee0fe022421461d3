import { useState } from "react";
import { Form, useRevalidator } from "react-router";
import { formatDate } from "#core/text/format.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/field.tsx";
import { runCeremony } from "../sign-in/passkey-ceremony.ts";

interface Props {
  passkeys: readonly { id: string; name: string; createdAt: string | null; isSynced: boolean }[];
  hasPassword: boolean;
}

/** A finger, a face or a key in place of password and code. */
export function AccountPasskeys({ passkeys, hasPassword }: Props) {
  const { revalidate } = useRevalidator();
  const [message, setMessage] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  async function add(form: FormData) {
    setAsking(true);
    const refused = await runCeremony("register", String(form.get("name") ?? "").trim());
    setAsking(false);
    setMessage(refused ?? "Added. Sign in with it from now on.");
    if (!refused) await revalidate();
  }
  return (
    <section className="admin-panel account-part" aria-labelledby="account-passkeys">
      <h2 id="account-passkeys">Passkeys</h2>
      {passkeys.length === 0 && <p>None yet. A passkey signs you in by finger, face or key, and cannot be phished.</p>}
      <ul className="admin-notes">
        {passkeys.map(({ id, name, createdAt, isSynced }) => (
          <li key={id}>
            <div>
              <p>
                <b>{name}</b>
              </p>
              <p className="admin-soft">
                Added {createdAt ? formatDate(createdAt) : "some day"}
                {isSynced ? ", on several devices" : ", on one device"}
              </p>
            </div>
            <Form method="post" className="account-key-form">
              <input type="hidden" name="id" value={id} />
              <input className="admin-input" name="name" defaultValue={name} maxLength={80} aria-label={`Name of ${name}`} />
              <button type="submit" className="admin-button" name="intent" value="rename">
                Rename
              </button>
            </Form>
            <Form method="post" className="account-key-form">
              <input type="hidden" name="id" value={id} />
              {hasPassword && (
                <input
                  className="admin-input"
                  name="password"
                  type="password"
                  autoComplete="current-password"
                  placeholder="Your password"
                  aria-label={`Your password, to remove ${name}`}
                  required
                  maxLength={128}
                />
              )}
              <button type="submit" className="admin-button" data-tone="bad" name="intent" value="remove">
                Remove
              </button>
            </Form>
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void add(new FormData(event.currentTarget));
        }}
      >
        <TextField label="A name for a new one" name="name" maxLength={80} placeholder="Work laptop" />
        <Button type="submit" small tone="ghost" aria-disabled={isAsking}>
          {isAsking ? "Waiting for the device…" : "Add a passkey"}
        </Button>
      </form>
      <noscript>
        <p>Passkeys need JavaScript.</p>
      </noscript>
      {message && <p role="status">{message}</p>}
    </section>
  );
}
