import type { Ref } from "react";
import type { FormModes } from "#core/tool/tool-fields.ts";
import { ModeFields, showMode } from "#ui/tool/modes/mode-fields.tsx";
import { RunArea } from "#ui/tool/run-area.tsx";
import { RunField } from "#ui/tool/tool-frame.tsx";
import type { WebsiteAgeInput } from "./website-age.schema.ts";

type Mode = "url" | "urls" | "record";

/** One domain, up to twenty, or a record that somebody has already. Radio buttons choose by CSS, without JavaScript too. */
export function AgeFields({ submitted, ref }: { submitted: Readonly<Record<string, string>>; ref: Ref<HTMLFieldSetElement> }) {
  return (
    <ModeFields className="age-run" legend="What to look up" modes={MODES} chosen={modeOf(submitted)} ref={ref}>
      <RunArea
        className="run-field age-record"
        label="WHOIS or RDAP answer"
        name="record"
        rows={6}
        placeholder={"Domain Name: …\nCreation Date: …"}
        defaultValue={submitted["record"]}
      />
      <RunArea
        className="run-field age-urls"
        label="Domains, one a line"
        name="urls"
        rows={6}
        placeholder={"yourdomain.com\ncompetitor.com"}
        defaultValue={submitted["urls"]}
      />
      <div className="run-field age-url">
        <RunField label="Domain" name="url" inputMode="url" placeholder="yourdomain.com" defaultValue={submitted["url"] ?? ""} />
      </div>
      <div className="run-field age-archived">
        <RunField
          label="Day of the first capture, if you know it"
          name="archived"
          placeholder="First capture, like 2003-05-12"
          defaultValue={submitted["archived"] ?? ""}
        />
      </div>
    </ModeFields>
  );
}

export const ageModes: FormModes = {
  name: "by",
  ways: { url: { needs: ["url"] }, urls: { needs: ["urls"] }, record: { needs: ["url"], takes: ["record", "archived"] } },
};

/** Domains are often copied as a sentence: commas and spaces part them too. */
export function partDomains(input: WebsiteAgeInput): WebsiteAgeInput {
  return input.urls ? { ...input, urls: input.urls.flatMap((line) => line.split(/[\s,]+/).filter(Boolean)) } : input;
}

/** Turns the panel to the way an input was given: an example, say. */
export function showAgeInput(fields: HTMLFieldSetElement | null, input: WebsiteAgeInput): void {
  showMode(fields, modeOf(input));
}

const MODES: readonly (readonly [Mode, string])[] = [
  ["url", "A domain"],
  ["urls", "Up to 20"],
  ["record", "A record you have"],
];

function modeOf(input: Readonly<Partial<Record<keyof WebsiteAgeInput, unknown>>>): Mode {
  if (input.urls !== undefined) return "urls";
  return input.record !== undefined || input.archived !== undefined ? "record" : "url";
}
