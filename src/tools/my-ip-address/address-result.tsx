import { Fragment, type ReactNode } from "react";
import { DataTable } from "#ui/table/data-table.tsx";
import { CopyButton } from "#ui/tool/result-actions.tsx";
import type { AddressFacts, MyIpAddressOutput } from "./my-ip-address.schema.ts";
import { RequestParts } from "./request-parts.tsx";
import { useOtherAddress } from "./use-own-address.ts";
import { WebRtcAddresses } from "./web-rtc-addresses.tsx";

/** The address, large; what it is; then what else the request says. */
export function AddressResult({ output, children }: { output: MyIpAddressOutput; children: ReactNode }) {
  const { address, typed, request, reverse } = output;
  return (
    <section className="panel" aria-labelledby="ip-address">
      {address ? (
        <>
          <div className="ip-head">
            <h2 id="ip-address">{typed ? "That address" : `Your IPv${address.version} address`}</h2>
            <p className="ip-figure" data-version={address.version}>
              {brokenAtColons(address.text)}
            </p>
            <div className="ip-head-row">
              <CopyButton text={address.text} label="Copy the address" />
              <p>
                <b>{address.range.name}.</b> {address.range.meaning}{" "}
                {address.range.reference && (
                  <span className="meta">
                    {address.range.network}, {address.range.reference}
                  </span>
                )}
              </p>
            </div>
          </div>
          {!typed && <OtherVersion output={output} version={address.version} />}
          {address.notes.length > 0 && (
            <ul className="ip-part ip-notes">
              {address.notes.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p className="mute">{text}</p>
                </li>
              ))}
            </ul>
          )}
        </>
      ) : (
        <div className="ip-head">
          <h2 id="ip-address">No address to tell</h2>
          <p className="mute">
            The connection between our proxy and this server carries none. Whoever runs the site can set TRUSTED_PROXIES.
          </p>
        </div>
      )}
      {request && <RequestPath output={output} />}
      {address && <Forms address={address} reverse={reverse} />}
      {request && <RequestParts request={request} />}
      {!typed && <WebRtcAddresses />}
      {children}
    </section>
  );
}

/** Long addresses may break after a colon, and nowhere else. */
function brokenAtColons(text: string): ReactNode {
  return text.split(/(?<=:)(?!:)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

function OtherVersion({ output: { origins }, version }: { output: MyIpAddressOutput; version: 4 | 6 }) {
  const other = version === 4 ? 6 : 4;
  const origin = other === 4 ? origins.v4 : origins.v6;
  const answer = useOtherAddress(origin);
  return (
    <div className="ip-part ip-other">
      <h3>IPv{other}</h3>
      {answer?.address ? (
        <p>
          <code>{answer.address}</code> <CopyButton text={answer.address} />
        </p>
      ) : (
        <p className="mute">
          {origin === null
            ? `This connection used IPv${version}, so an IPv${other} address did not show. You may have one all the same.`
            : answer
              ? `No connection by IPv${other}: your network or your provider does not offer it.`
              : `Asking by IPv${other}.`}
        </p>
      )}
    </div>
  );
}

function RequestPath({ output: { request, address } }: { output: MyIpAddressOutput }) {
  if (!request) return null;
  const own = request.ownProxies;
  return (
    <ol className="ip-path">
      <li>
        <b>Your device</b>
        <span className="meta">{request.browser ?? "a program that gives no name"}</span>
      </li>
      <li>
        <b>Where you leave your network</b>
        <span className="meta">{address?.text ?? "unknown"}</span>
      </li>
      {own > 0 && (
        <li>
          <b>{own === 1 ? "A proxy of ours" : `${own} proxies of ours`}</b>
          <span className="meta">believed, because they are ours</span>
        </li>
      )}
      <li>
        <b>This server</b>
        <span className="meta">
          HTTP/{request.httpVersion}
          {request.secure ? ", TLS before it" : ", no TLS"}
        </span>
      </li>
    </ol>
  );
}

function Forms({ address, reverse }: { address: AddressFacts; reverse: MyIpAddressOutput["reverse"] }) {
  const rows = [
    {
      name: "Its name",
      value: reverse.skipped ? `Not available: ${reverse.skipped}.` : reverse.names.join(", ") || "It has none.",
    },
    ...address.forms,
  ];
  return (
    <div className="ip-part">
      <DataTable
        caption="Other ways to write it"
        columns={[
          { key: "name", header: "Form", cell: ({ name }) => name },
          {
            key: "value",
            header: "Value",
            cell: ({ name, value }) => <span className={name === "Its name" ? "ip-value" : "mono ip-value"}>{value}</span>,
          },
        ]}
        rows={rows}
        rowKey={({ name }) => name}
      />
    </div>
  );
}
