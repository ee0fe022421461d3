import { useEffect, useState } from "react";
import { CopyButton, ResultActions } from "#ui/tool/result-actions.tsx";
import { ToolFailureState } from "#ui/tool/tool-failure-state.tsx";
import { RunField, ToolFrame } from "#ui/tool/tool-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { useToolRun } from "#ui/tool/use-tool-run.ts";
import { AddressResult } from "./address-result.tsx";
import type { MyIpAddressInput, MyIpAddressOutput } from "./my-ip-address.schema.ts";
import { useOwnAddress } from "./use-own-address.ts";
import "./my-ip-address.css";

export function View(page: ToolViewProps<MyIpAddressInput, MyIpAddressOutput>) {
  const run = useToolRun<MyIpAddressInput, MyIpAddressOutput>({
    page,
    labelOf: ({ address }) => address ?? "my own address",
  });
  const own = useOwnAddress(page.slug, page.outcome === undefined);
  const shown = (output: MyIpAddressOutput) => (
    <AddressResult output={output}>
      <CommandLine />
      <ResultActions name={page.slug} json={output} csv={csvOf(output)} shareable={output.typed} onClear={run.clear} runs={run.runs} />
    </AddressResult>
  );
  return (
    <ToolFrame
      page={page}
      run={run}
      action="Describe it"
      busy="Asking…"
      stops={["Read the request", "Ask for its name"]}
      // What only asks for a run is no part of one.
      complete={({ run: _, ...input }) => input}
      empty={
        own?.ok ? (
          shown(own.data)
        ) : own ? (
          <ToolFailureState error={own.error} localTools={page.localTools} onRetry={() => run.start({ reverse: true })} />
        ) : (
          <Waiting />
        )
      }
      result={shown}
    >
      <RunField
        label="An IP address to describe, or nothing for your own"
        name="address"
        placeholder="Nothing for your own, or another: 2001:db8::1"
        defaultValue={page.submitted["address"] ?? ""}
      />
      <input type="hidden" name="run" value="true" />
      <label className="ip-reverse">
        <input
          type="checkbox"
          name="reverse"
          value="true"
          defaultChecked={page.outcome === undefined || page.submitted["reverse"] === "true"}
        />
        Ask for its name
      </label>
    </ToolFrame>
  );
}

/** Kept pages hold nothing of one visitor: the address comes with a script or with a second request. */
function Waiting() {
  return (
    <div className="panel ip-waiting">
      <p className="ip-figure" aria-hidden="true">
        ···.···
      </p>
      <noscript>
        <p>Without JavaScript one more request is needed: this page is the same for everyone and holds nobody's address.</p>
      </noscript>
      <a className="btn btn-i btn-s" href="?run=true&amp;reverse=true" rel="nofollow">
        Show my address
      </a>
    </div>
  );
}

function CommandLine() {
  const [origin, setOrigin] = useState("");
  useEffect(() => setOrigin(location.origin), []);
  const command = `curl ${origin}/ip`;
  return (
    <div className="ip-part ip-curl">
      <h3>In a shell</h3>
      <pre>
        <code>{command}</code>
      </pre>
      <CopyButton text={command} />
      <p className="meta">
        Plain text, one line. <a href="/ip.json">/ip.json</a> adds the version and the kind of range. Both are answered with no-store.
      </p>
    </div>
  );
}

function csvOf({ address, request }: MyIpAddressOutput) {
  return [
    ["name", "value"],
    ...(address
      ? [["address", address.text], ["range", address.range.name], ...address.forms.map(({ name, value }) => [name, value])]
      : []),
    ...(request?.headers ?? []).map(({ name, value }) => [name, value]),
  ];
}
