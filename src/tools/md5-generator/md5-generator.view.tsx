import { useState } from "react";
import { CopyButton, ResultActions } from "#ui/tool/result-actions.tsx";
import { ToolFrame } from "#ui/tool/tool-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { useToolRun } from "#ui/tool/use-tool-run.ts";
import { compareDigest } from "./compare-digest.ts";
import { FileDigests, hashInWorker } from "./file-digests.tsx";
import type { Digests, Md5GeneratorInput } from "./md5-generator.schema.ts";
import "./md5-generator.css";

export function View(page: ToolViewProps<Md5GeneratorInput, Digests>) {
  const run = useToolRun<Md5GeneratorInput, Digests>({
    page,
    runLocally: ({ text }, signal) => hashInWorker(new Blob([text]), undefined, { signal, onProgress() {} }),
    labelOf: ({ text }) => `text, ${new TextEncoder().encode(text).length} bytes`,
  });

  return (
    <ToolFrame
      page={page}
      run={run}
      method="post"
      action="Hash the text"
      busy="Hashing…"
      stops={["Encode as UTF-8", "Hash"]}
      before={<FileDigests />}
      result={(data) => <DigestPanel title="Your text" digests={data} onClear={run.clear} />}
    >
      <label className="run-field">
        <span className="vh">Text to hash</span>
        <textarea
          className="run-input"
          name="text"
          rows={4}
          placeholder="Type or paste text"
          spellCheck={false}
          defaultValue={page.submitted["text"] ?? ""}
        />
      </label>
      <noscript>
        <p className="meta">Without JavaScript your text is sent to our server to be hashed. It is not stored.</p>
      </noscript>
    </ToolFrame>
  );
}

function DigestPanel({ title, digests, onClear }: { title: string; digests: Digests; onClear(): void }) {
  const [expected, setExpected] = useState("");
  const [upper, setUpper] = useState(false);
  const verdict = compareDigest(expected, digests);
  const rows = (["md5", "sha1", "sha256", "sha512"] as const).map((name) => ({
    name,
    label: LABELS[name],
    value: upper ? digests[name].toUpperCase() : digests[name],
  }));
  return (
    <section className="panel" aria-labelledby="digests">
      <div className="md5-head">
        <h2 id="digests">{title}</h2>
        <span className="meta">{digests.bytes.toLocaleString("en-US")} bytes as UTF-8</span>
      </div>
      <dl className="md5-digests">
        {rows.map(({ name, label, value }) => (
          <div key={name} data-match={verdict.kind === "match" && verdict.algorithm === name ? "" : undefined}>
            <dt>{label}</dt>
            <dd className="mono">{value}</dd>
            <dd>
              <CopyButton text={value} what={label} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="md5-compare">
        <label>
          <span>Compare with a digest you were given</span>
          <input
            className="run-input"
            name="expected"
            autoComplete="off"
            spellCheck={false}
            onInput={(event) => setExpected(event.currentTarget.value)}
          />
        </label>
        <p role="status" data-kind={verdict.kind}>
          {verdict.text}
        </p>
        <label className="md5-upper">
          <input type="checkbox" onChange={(event) => setUpper(event.currentTarget.checked)} /> Upper case
        </label>
      </div>
      <ResultActions
        name="digests"
        json={digests}
        csv={[["algorithm", "digest"], ...rows.map(({ label, value }) => [label, value])]}
        shareable={false}
        onClear={onClear}
      />
    </section>
  );
}

const LABELS = { md5: "MD5", sha1: "SHA-1", sha256: "SHA-256", sha512: "SHA-512" };
