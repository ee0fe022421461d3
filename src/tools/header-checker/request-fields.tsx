import { useId } from "react";
import { KeptTextArea } from "#ui/field/kept-text-area.tsx";
import type { OwnFields } from "#ui/tool/page-check/page-fields.tsx";
import type { HeaderCheckerInput } from "./header-checker.schema.ts";

const REQUEST = ["as", "verb", "language", "uncompressed"] as const;

/** How to ask beside the plain request; and, where HTML is pasted, the headers that go with it. */
export function RequestFields({ submitted }: { submitted: Readonly<Record<string, string>> }) {
  const id = useId();
  const isSet = REQUEST.some((name) => submitted[name] && submitted[name] !== "tool" && submitted[name] !== "GET");
  return (
    <>
      <div className="run-field hcheck-head">
        <label htmlFor={`${id}head`}>Response headers that go with it, as curl -sIL prints them</label>
        <KeptTextArea
          id={`${id}head`}
          className="run-input"
          name="head"
          rows={6}
          placeholder={"HTTP/1.1 200 OK\nContent-Type: text/html; charset=utf-8"}
          spellCheck={false}
          defaultValue={submitted["head"] ?? ""}
        />
      </div>
      <details className="hcheck-options" open={isSet || undefined}>
        <summary className="opens">Ask a second time as somebody else</summary>
        <div>
          <label>
            <span>Under the name of</span>
            <select name="as" defaultValue={submitted["as"] ?? ""}>
              <option value="">this tool</option>
              <option value="googlebot">Googlebot, imitated</option>
              <option value="chrome">Chrome, imitated</option>
            </select>
          </label>
          <label>
            <span>Method</span>
            <select name="verb" defaultValue={submitted["verb"] ?? ""}>
              <option value="">GET</option>
              <option>HEAD</option>
            </select>
          </label>
          <label>
            <span>Accept-Language</span>
            <input name="language" placeholder="de, en;q=0.5" maxLength={100} defaultValue={submitted["language"] ?? ""} />
          </label>
          <label className="hcheck-check">
            <input type="checkbox" name="uncompressed" value="true" defaultChecked={submitted["uncompressed"] === "true"} />
            <span>Without compression</span>
          </label>
        </div>
      </details>
    </>
  );
}

/** Pasted headers count only where something is pasted, how to ask only where somebody is asked. */
export const requestFields: OwnFields = { html: ["head"], url: REQUEST, urls: REQUEST, compare: REQUEST };

/** Headers need no page beside them, and no address. */
export function completeHead(input: HeaderCheckerInput): HeaderCheckerInput {
  if (input.head === undefined) return input;
  const { html, ...rest } = input;
  return { ...rest, url: input.url ?? "https://your-site.example/", ...(html ? { html } : {}) };
}
