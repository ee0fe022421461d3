import { DataTable } from "#ui/table/data-table.tsx";
import type { RequestFacts } from "./my-ip-address.schema.ts";

/** What the browser sent besides, in words and then in full. */
export function RequestParts({ request }: { request: RequestFacts }) {
  return (
    <>
      <div className="ip-part">
        <DataTable
          caption="What your browser says"
          columns={pairColumns("What", "Value")}
          rows={browserRows(request)}
          rowKey={({ name }) => name}
        />
      </div>
      <div className="ip-part">
        <h3>Proxies on the way</h3>
        {request.proxyHeaders.length === 0 ? (
          <p className="mute">No header names one. A VPN or a provider's proxy need not say that it is there.</p>
        ) : (
          <>
            <ul className="ip-proxies">
              {request.proxyHeaders.map(({ name, value, believed }, index) => (
                <li key={`${name}${index}`}>
                  <code>
                    {name}: {value}
                  </code>
                  <span className="meta">{believed ? "believed: our own proxy wrote its end" : "not believed: anybody can send it"}</span>
                </li>
              ))}
            </ul>
            <p className="mute">
              Entries that no proxy of ours wrote are the sender's to invent, so they never become “your address” here.
            </p>
          </>
        )}
      </div>
      <details className="ip-part ip-headers">
        <summary>All {request.headers.length} headers, in the order sent</summary>
        <pre>
          <code>{request.headers.map(({ name, value }) => `${name}: ${value}`).join("\n")}</code>
        </pre>
      </details>
    </>
  );
}

interface Row {
  name: string;
  value: string;
}

function pairColumns(first: string, second: string) {
  return [
    { key: "name", header: first, cell: ({ name }: Row) => name },
    { key: "value", header: second, cell: ({ value }: Row) => <span className="ip-value">{value}</span> },
  ];
}

function browserRows({ browser, userAgent, languages, hints, doNotTrack, globalPrivacyControl }: RequestFacts): Row[] {
  return [
    { name: "Browser", value: browser ?? "It gives no name." },
    { name: "User-Agent", value: userAgent ?? "Not sent." },
    {
      name: "Languages",
      value: languages.map(({ tag, quality }) => (quality === 1 ? tag : `${tag} (${quality})`)).join(", ") || "None named.",
    },
    { name: "Global Privacy Control", value: globalPrivacyControl ? "On: do not sell or share my data." : "Off." },
    { name: "Do Not Track", value: doNotTrack ? "On. The standard was given up in 2018; few sites heed it." : "Off." },
    ...hints.map(({ name, value }) => ({ name, value })),
  ];
}
