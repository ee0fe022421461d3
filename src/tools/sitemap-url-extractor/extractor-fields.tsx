import { useId } from "react";
import { type FormModes, wayOf } from "#core/tool/tool-fields.ts";
import { KeptTextArea } from "#ui/field/kept-text-area.tsx";
import { ModeFields } from "#ui/tool/modes/mode-fields.tsx";
import { RunField } from "#ui/tool/tool-frame.tsx";

interface Props {
  submitted: Readonly<Record<string, string>>;
  onFile(file: File): void;
}

/** A site or a sitemap by its address, or the sitemap itself. A chosen file is read in the page and not sent. */
export function ExtractorFields({ submitted, onFile }: Props) {
  const id = useId();
  return (
    <ModeFields className="extract-run" legend="What to read" modes={MODES} chosen={wayOf(extractorModes, submitted)}>
      <div className="run-field extract-xml">
        <label htmlFor={`${id}xml`} className="vh">
          Sitemap
        </label>
        <KeptTextArea
          id={`${id}xml`}
          className="run-input"
          name="xml"
          rows={8}
          placeholder={'<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">…'}
          spellCheck={false}
          defaultValue={submitted["xml"] ?? ""}
        />
        <label className="run-file">
          <span>or a file, .xml, .gz or .txt, read in your browser</span>
          <input
            type="file"
            name="xml"
            accept=".xml,.gz,.txt,.rss,.atom"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) onFile(file);
              currentTarget.value = "";
            }}
          />
        </label>
      </div>
      <div className="run-field extract-url">
        <RunField label="Site or sitemap" name="url" inputMode="url" placeholder="yourdomain.com" defaultValue={submitted["url"] ?? ""} />
      </div>
      <label className="run-check extract-sample">
        <input type="checkbox" name="sample" value="true" defaultChecked={submitted["sample"] === "true"} />
        Ask 25 of the addresses what they answer
      </label>
    </ModeFields>
  );
}

export const extractorModes: FormModes = { name: "by", ways: { url: { needs: ["url"] }, xml: { needs: ["xml"], takes: ["url"] } } };

const MODES = [
  ["url", "A site or sitemap"],
  ["xml", "Pasted, or a file"],
] as const;
