import { type ChangeEvent, type ReactNode, useId } from "react";
import { type FormModes, wayOf } from "#core/tool/tool-fields.ts";
import { KeptTextArea } from "../../field/kept-text-area.tsx";
import { ModeFields } from "../modes/mode-fields.tsx";
import { RunArea } from "../run-area.tsx";
import { RunField } from "../tool-frame.tsx";
import "./page-fields.css";

type Mode = "url" | "html" | "urls" | "compare";
/** Fields of a tool's own that count in some ways only. */
export type OwnFields = Partial<Record<Mode, readonly string[]>>;

interface Props {
  submitted: Readonly<Record<string, string>>;
  /** The address of the page that is shown, when it was not typed but kept. */
  shown?: string | undefined;
  /** What may be pasted, when that is more than HTML. */
  paste?: PasteWords | undefined;
  /** Fields of the tool's own, below. */
  children?: ReactNode;
}

/** The words of the way by pasting, and the files that it takes. */
export interface PasteWords {
  label: string;
  placeholder: string;
  accept: string;
}

/** The four ways to give a page. Radio buttons choose the fields by CSS, so it works before and without JavaScript. */
export function PageFields({ submitted, shown, paste = HTML, children }: Props) {
  const modes = (["url", "html", "urls", "compare"] as const).map((mode) => [mode, mode === "html" ? paste.label : LABELS[mode]] as const);
  const id = useId();
  return (
    <ModeFields className="page-run" legend="What to check" modes={modes} chosen={wayOf(pageModes(), submitted)}>
      <div className="run-field page-run-html">
        <label htmlFor={`${id}html`} className="vh">
          HTML of the page
        </label>
        <KeptTextArea
          id={`${id}html`}
          className="run-input"
          name="html"
          rows={6}
          placeholder={paste.placeholder}
          spellCheck={false}
          defaultValue={submitted["html"] ?? ""}
        />
        <label className="run-file">
          <span>or a file</span>
          <input type="file" name="file" accept={paste.accept} onChange={readFile} />
        </label>
      </div>
      <RunArea
        className="run-field page-run-urls"
        label="Addresses, one a line"
        name="urls"
        rows={6}
        placeholder={"yourdomain.com\nyourdomain.com/page"}
        defaultValue={submitted["urls"]}
      />
      <div className="run-field page-run-url">
        <RunField
          label="Address of the page"
          name="url"
          inputMode="url"
          placeholder="yourdomain.com/page"
          defaultValue={submitted["url"] ?? shown ?? ""}
        />
      </div>
      <div className="run-field page-run-compare">
        <RunField
          label="Address to set beside it"
          name="compareWith"
          inputMode="url"
          placeholder="competitor.com/page"
          defaultValue={submitted["compareWith"] ?? ""}
        />
      </div>
      {children}
    </ModeFields>
  );
}

/** The ways of the form, with what a tool's own fields add to each. */
export function pageModes(own: OwnFields = {}): FormModes {
  const { url = [], html = [], urls = [], compare = [] } = own;
  return {
    name: "by",
    ways: {
      url: { needs: ["url"], takes: url },
      html: { needs: ["html"], takes: ["url", ...html] },
      urls: { needs: ["urls"], takes: urls },
      compare: { needs: ["url", "compareWith"], takes: compare },
    },
  };
}

const HTML: PasteWords = { label: "HTML or a file", placeholder: "<!doctype html>…", accept: ".html,.htm,.xhtml,.txt,text/html" };
const LABELS: Record<Exclude<Mode, "html">, string> = { url: "An address", urls: "Up to 25 addresses", compare: "Compare two" };

/** The text of a chosen file goes where it can be seen and changed before it is sent. */
async function readFile({ currentTarget }: ChangeEvent<HTMLInputElement>) {
  const file = currentTarget.files?.[0];
  const area = currentTarget.closest("fieldset")?.querySelector<HTMLTextAreaElement>('textarea[name="html"]');
  if (!file || !area) return;
  area.value = await file.text();
  currentTarget.value = "";
}
