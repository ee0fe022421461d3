import { useId } from "react";
import { KeptTextArea } from "#ui/field/kept-text-area.tsx";
import type { HeaderCheckerInput } from "./header-checker.schema.ts";

/** How to ask beside the plain request; and, where HTML is pasted, the headers that go with it. */
export function RequestFields({ given }: { given: Readonly<Record<string, string>> }) {
  const id = useId();
  const isSet = ["as", "verb", "language", "uncompressed"].some((name) => given[name] && given[name] !== "tool" && given[name] !== "GET");
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
          defaultValue={given["head"] ?? ""}
        />
      </div>
      <details className="hcheck-options" open={isSet || undefined}>
        <summary className="opens">Ask a second time as somebody else</summary>
        <div>
          <label>
            <span>Under the name of</span>
            <select name="as" defaultValue={given["as"] ?? "tool"}>
              <option value="tool">this tool</option>
              <option value="googlebot">Googlebot, imitated</option>
              <option value="chrome">Chrome, imitated</option>
            </select>
          </label>
          <label>
            <span>Method</span>
            <select name="verb" defaultValue={given["verb"] ?? "GET"}>
              <option>GET</option>
              <option>HEAD</option>
            </select>
          </label>
          <label>
            <span>Accept-Language</span>
            <input name="language" placeholder="de, en;q=0.5" maxLength={100} defaultValue={given["language"] ?? ""} />
          </label>
          <label className="hcheck-check">
            <input type="checkbox" name="uncompressed" value="true" defaultChecked={given["uncompressed"] === "true"} />
            <span>Without compression</span>
          </label>
        </div>
      </details>
    </>
  );
}

/** What the fields hold, in the way that is chosen: pasted headers count only where something is pasted. */
export function requestOf(form: FormData): Partial<HeaderCheckerInput> {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  if (form.get("by") === "html") {
    const [head, html, url] = [text("head"), text("html"), text("url")];
    if (head === "") return {};
    return { head, url: url || "https://your-site.example/", ...(html === "" ? { html: undefined } : {}) };
  }
  const as = text("as");
  return {
    ...(as === "googlebot" || as === "chrome" ? { as } : {}),
    ...(text("verb") === "HEAD" ? { verb: "HEAD" } : {}),
    ...(text("language") ? { language: text("language") } : {}),
    ...(form.get("uncompressed") ? { uncompressed: true } : {}),
  };
}
