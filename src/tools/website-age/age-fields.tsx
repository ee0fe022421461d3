import { type FormModes, wayOf } from "#core/tool/tool-fields.ts";
import { ModeFields } from "#ui/tool/modes/mode-fields.tsx";
import { RunArea } from "#ui/tool/run-area.tsx";
import { RunField } from "#ui/tool/tool-frame.tsx";
import type { WebsiteAgeInput } from "./website-age.schema.ts";

/** One domain, up to twenty, or a record that somebody has already. Radio buttons choose by CSS, without JavaScript too. */
export function AgeFields({ submitted }: { submitted: Readonly<Record<string, string>> }) {
  return (
    <ModeFields className="age-run" legend="What to look up" modes={MODES} chosen={wayOf(ageModes, submitted)}>
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

const MODES = [
  ["url", "A domain"],
  ["urls", "Up to 20"],
  ["record", "A record you have"],
] as const;
