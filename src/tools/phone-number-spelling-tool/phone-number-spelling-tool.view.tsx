import { addressOf } from "#core/tool/tool-fields.ts";
import { BuilderField } from "#ui/tool/builder/builder-field.tsx";
import { BuilderSwitch } from "#ui/tool/builder/builder-switch.tsx";
import { LiveForm } from "#ui/tool/live/live-form.tsx";
import { useLiveInput } from "#ui/tool/live/use-live-input.ts";
import { ModeFields } from "#ui/tool/modes/mode-fields.tsx";
import { ResultActions } from "#ui/tool/result-actions.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { useToolRun } from "#ui/tool/use-tool-run.ts";
import { spellNumber } from "./phone-number-spelling-tool.engine.ts";
import type { PhoneNumberSpellingToolInput, PhoneNumberSpellingToolOutput } from "./phone-number-spelling-tool.schema.ts";
import { SpellingList } from "./spelling-list.tsx";
import { useSpelling } from "./use-spelling.ts";
import { loadWords } from "./word-index.ts";
import "./phone-number-spelling-tool.css";

type Input = PhoneNumberSpellingToolInput;
type Output = PhoneNumberSpellingToolOutput;

export function View(page: ToolViewProps<Input, Output>) {
  const run = useToolRun<Input, Output>({
    page,
    runLocally: async (input) => spellNumber(input, await loadWords()),
    // The list of recent runs is kept: no digit goes into it.
    labelOf: () => "a phone number",
  });
  const live = useLiveInput<Input>(page);
  const { filled } = live;
  const spelled = useSpelling(live.input);
  const answered = run.state.status === "success" ? run.state.data : undefined;
  const shown = spelled ?? answered;

  return (
    <LiveForm
      page={page}
      run={run}
      live={live}
      method="post"
      action="Spell it"
      busy="Spelling…"
      stops={["Load the words", "Spell"]}
      before={shown && <SpellingList output={shown} />}
      empty={shown ? null : undefined}
      result={(data, clear) => (
        <div className="panel">
          <ResultActions
            name={page.slug}
            json={spelled ?? data}
            csv={[["spelling", "digits left"], ...(shown ?? data).spellings.map(({ text, digitsLeft }) => [text, digitsLeft])]}
            permalink={`/tools/${page.slug}/?${addressOf(page.fields, live.input) ?? ""}`}
            onClear={clear}
          />
        </div>
      )}
    >
      <ModeFields
        legend="What to do"
        name="mode"
        modes={[
          ["spell", "Number to words"],
          ["dial", "Words to number"],
        ]}
        chosen={filled.mode ?? "spell"}
        className="phone-modes"
      >
        <div className="builder-fields phone-spell">
          <BuilderField
            name="number"
            label="Phone number"
            defaultValue={filled.number}
            inputMode="text"
            placeholder="1-800-356-9377"
            hint="With or without spaces and signs."
          />
          <BuilderField
            name="contains"
            label="Must contain"
            defaultValue={filled.contains}
            inputMode="text"
            placeholder="flower"
            hint="A word, or a name that is in no list."
          />
          <BuilderField
            name="keep"
            label="Digits to keep at the start"
            defaultValue={filled.keep === undefined ? "" : String(filled.keep)}
            inputMode="numeric"
            placeholder="country and area code"
          />
          <div>
            <BuilderSwitch name="wordsOnly" label="Words only, no digit between them" defaultChecked={filled.wordsOnly === true} />
            <BuilderSwitch name="offensive" label="Offensive words too" defaultChecked={filled.offensive === true} />
          </div>
        </div>
        <div className="builder-fields phone-dial">
          <BuilderField
            name="words"
            label="Words and digits"
            defaultValue={filled.words}
            inputMode="text"
            placeholder="1-800-FLOWERS"
            hint="Letters become the keys that they stand on."
          />
        </div>
      </ModeFields>
    </LiveForm>
  );
}
