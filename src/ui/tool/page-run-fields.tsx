import { type Ref, useId } from "react";
import { KeptTextArea } from "../field/kept-text-area.tsx";
import { RunField } from "./tool-frame.tsx";
import "./page-run-fields.css";

/** What a tool that reads pages may be given: an address, the HTML itself, or a list of addresses. */
export interface PageInput {
  url?: string | undefined;
  html?: string | undefined;
  urls?: string[] | undefined;
}

type Mode = "url" | "html" | "urls";

/** The three ways to give a page. Radio buttons choose the field by CSS, so it works before and without JavaScript. */
export function PageRunFields({ given, ref }: { given: Readonly<Record<string, string>>; ref?: Ref<HTMLFieldSetElement> }) {
  const chosen = modeOf(given);
  const id = useId();
  return (
    <fieldset className="page-run" ref={ref}>
      <legend className="vh">What to check</legend>
      <div className="page-run-modes">
        {(["url", "html", "urls"] as const).map((mode) => (
          <label key={mode}>
            <input type="radio" name="by" value={mode} defaultChecked={mode === chosen} />
            {LABELS[mode]}
          </label>
        ))}
      </div>
      <label className="run-field page-run-html" htmlFor={`${id}html`}>
        <span className="vh">HTML of the page</span>
        <KeptTextArea
          id={`${id}html`}
          className="run-input"
          name="html"
          rows={6}
          placeholder="<!doctype html>…"
          spellCheck={false}
          defaultValue={given["html"] ?? ""}
        />
      </label>
      <label className="run-field page-run-urls" htmlFor={`${id}urls`}>
        <span className="vh">Addresses, one a line</span>
        <KeptTextArea
          id={`${id}urls`}
          className="run-input"
          name="urls"
          rows={6}
          placeholder={"yourdomain.com\nyourdomain.com/page"}
          spellCheck={false}
          defaultValue={given["urls"] ?? ""}
        />
      </label>
      <div className="run-field page-run-url">
        <RunField
          label="Address of the page"
          name="url"
          inputMode="url"
          placeholder="yourdomain.com/page"
          defaultValue={given["url"] ?? ""}
        />
      </div>
    </fieldset>
  );
}

/** What the form holds, by the way that is chosen. */
export function pageInputOf(form: FormData): PageInput {
  const text = (name: Mode) => String(form.get(name) ?? "").trim();
  switch (form.get("by")) {
    case "html":
      return { html: text("html"), ...(text("url") ? { url: text("url") } : {}) };
    case "urls":
      return {
        urls: text("urls")
          .split(/\s*\n\s*/)
          .filter(Boolean),
      };
    default:
      return { url: text("url") };
  }
}

/** Turns the panel to the way an input was given: an example, say. */
export function showPageInput(fields: HTMLFieldSetElement | null, input: PageInput): void {
  const radio = fields?.querySelector<HTMLInputElement>(`input[name="by"][value="${modeOf(input)}"]`);
  if (radio) radio.checked = true;
}

const LABELS: Record<Mode, string> = { url: "An address", html: "Pasted HTML", urls: "Up to 25 addresses" };

function modeOf(input: Readonly<Partial<Record<Mode, unknown>>>): Mode {
  return input.urls !== undefined ? "urls" : input.html !== undefined ? "html" : "url";
}
