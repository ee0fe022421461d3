import { Form } from "react-router";

interface Props {
  sessions: readonly { id: string; isHere: boolean; device: string; address: string; since: string; lastUsed: string }[];
}

/** Where the account is open. A session ends by itself after half an hour unused, or after twelve. */
export function AccountSessions({ sessions }: Props) {
  return (
    <section className="admin-panel account-part" aria-labelledby="account-sessions">
      <h2 id="account-sessions">Sessions</h2>
      <ul className="admin-notes">
        {sessions.map(({ id, isHere, device, address, since, lastUsed }) => (
          <li key={id}>
            <div>
              <p>
                <b>{device}</b>
                {isHere && " (this one)"}
              </p>
              <p className="admin-soft">
                {address}, since {since}, last used {lastUsed}
              </p>
            </div>
            <Form method="post">
              <input type="hidden" name="id" value={id} />
              <button
                type="submit"
                className="admin-button"
                name="intent"
                value="end"
                aria-label={`End the session of ${device}, ${since}`}
              >
                End
              </button>
            </Form>
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post">
          <button type="submit" className="admin-button" data-tone="bad" name="intent" value="end-others">
            End all others
          </button>
        </Form>
      )}
    </section>
  );
}
