import { Form } from "react-router";
import { formatDate } from "#core/text/format.ts";
import type { MissedAddress } from "#features/studio/missed-addresses.ts";

/** What visitors asked for in vain: each can be sent elsewhere, or forgotten. */
export function MissedAddresses({ missed, mayWrite }: { missed: readonly MissedAddress[]; mayWrite: boolean }) {
  return (
    <section className="content-missed" aria-labelledby="missed">
      <h2 id="missed">Asked for in vain</h2>
      {missed.length === 0 ? (
        <p>Nothing yet. An address of this site that has no page is counted here when somebody asks for it.</p>
      ) : (
        <table className="admin-table">
          <thead>
            <tr>
              <th scope="col">Address</th>
              <th scope="col">Times</th>
              <th scope="col">Last</th>
              <th scope="col">
                <span className="vh">What to do</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {missed.map(({ path, times, lastAt }) => (
              <tr key={path}>
                <td>{path}</td>
                <td data-label="Times">{times}</td>
                <td data-label="Last">{formatDate(lastAt)}</td>
                <td>
                  {mayWrite && (
                    <Form method="post" reloadDocument className="content-acts">
                      <button type="submit" name="from" value={path}>
                        Send elsewhere<span className="vh"> {path}</span>
                      </button>
                      <button type="submit" name="forget" value={path}>
                        Forget<span className="vh"> {path}</span>
                      </button>
                    </Form>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
