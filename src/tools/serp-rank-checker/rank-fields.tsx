import { useId } from "react";
import { COUNTRIES, countryCodes, LANGUAGES, languageCodes } from "#core/providers/markets.ts";
import { type FormModes, wayOf } from "#core/tool/tool-fields.ts";
import { KeptTextArea } from "#ui/field/kept-text-area.tsx";
import { ModeFields } from "#ui/tool/modes/mode-fields.tsx";
import { RunField } from "#ui/tool/tool-frame.tsx";

interface Props {
  submitted: Readonly<Record<string, string>>;
  onFile(file: File): void;
}

/** The owner's own export, or one keyword. A chosen file is read in the page and not sent. */
export function RankFields({ submitted, onFile }: Props) {
  const id = useId();
  return (
    <ModeFields className="rank-run" legend="What to check" modes={MODES} chosen={wayOf(rankModes, submitted)}>
      <div className="run-field rank-table">
        <label htmlFor={`${id}table`} className="vh">
          Search Console export
        </label>
        <KeptTextArea
          id={`${id}table`}
          className="run-input"
          name="table"
          rows={6}
          placeholder={"Top queries,Clicks,Impressions,CTR,Position\nblue shoes,12,1240,0.97%,8.4"}
          spellCheck={false}
          defaultValue={submitted["table"] ?? ""}
        />
        <label className="run-file">
          <span>or the file itself, .zip, .xlsx or .csv, read in your browser</span>
          <input
            type="file"
            name="file"
            accept=".zip,.xlsx,.csv,.tsv,.txt"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) onFile(file);
              currentTarget.value = "";
            }}
          />
        </label>
        <details className="run-more rank-more" open={submitted["earlier"] !== undefined || submitted["brand"] !== undefined}>
          <summary>An earlier export, and your own name</summary>
          <label htmlFor={`${id}earlier`}>An earlier export, to compare with</label>
          <KeptTextArea
            id={`${id}earlier`}
            className="run-input"
            name="earlier"
            rows={3}
            spellCheck={false}
            defaultValue={submitted["earlier"] ?? ""}
          />
          <label htmlFor={`${id}brand`}>Leave out queries with this name</label>
          <input id={`${id}brand`} className="run-input" name="brand" defaultValue={submitted["brand"] ?? ""} />
        </details>
      </div>
      <div className="rank-keyword">
        <RunField label="Keyword" name="keyword" placeholder="blue shoes" defaultValue={submitted["keyword"] ?? ""} />
        <RunField label="Your site" name="site" inputMode="url" placeholder="yourdomain.com" defaultValue={submitted["site"] ?? ""} />
        <Choice
          label="Country"
          name="country"
          chosen={submitted["country"] ?? "US"}
          of={countryCodes.map((code) => [code, COUNTRIES[code].name])}
        />
        <Choice
          label="Language"
          name="lang"
          chosen={submitted["lang"] ?? "en"}
          of={languageCodes.map((code) => [code, LANGUAGES[code].name])}
        />
        <Choice
          label="Device"
          name="device"
          chosen={submitted["device"] ?? "desktop"}
          of={[
            ["desktop", "Desktop"],
            ["mobile", "Mobile"],
          ]}
        />
        <Choice
          label="Results to look at"
          name="depth"
          chosen={submitted["depth"] ?? "20"}
          of={["10", "20", "50", "100"].map((depth) => [depth, `First ${depth}`])}
        />
      </div>
    </ModeFields>
  );
}

function Choice({ label, name, chosen, of }: { label: string; name: string; chosen: string; of: readonly (readonly [string, string])[] }) {
  return (
    <label className="rank-choice">
      <span>{label}</span>
      <select className="run-input" name={name} defaultValue={chosen}>
        {of.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

const MODES = [
  ["table", "My Search Console export"],
  ["keyword", "One keyword"],
] as const;

export const rankModes: FormModes = {
  name: "by",
  ways: {
    table: { needs: ["table"], takes: ["earlier", "brand", "file"] },
    keyword: { needs: ["keyword"], takes: ["site", "country", "lang", "device", "depth"] },
  },
};
