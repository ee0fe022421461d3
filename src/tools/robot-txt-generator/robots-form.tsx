import { useId, useState } from "react";
import { botPurposes, knownBots } from "#engines/robots/known-bots.ts";
import { BuilderField } from "#ui/tool/builder/builder-field.tsx";
import { BuilderGroup } from "#ui/tool/builder/builder-group.tsx";
import { GroupFields } from "./group-fields.tsx";
import type { RobotTxtGeneratorInput } from "./robot-txt-generator.schema.ts";
import { robotsTemplates } from "./robots-templates.ts";

interface Props {
  initial: RobotTxtGeneratorInput;
  /** The one that is chosen now. */
  template: RobotTxtGeneratorInput["template"];
  onChange(): void;
}

/** Everything that goes into the file. Uncontrolled: `initial` fills it, `onChange` says that something may have changed without typing. */
export function RobotsForm({ initial, template, onChange }: Props) {
  const id = useId();
  const [further, setFurther] = useState(() => (initial.groups ?? []).map((group, index) => ({ key: index, group })));
  const signals = [initial.signalSearch, initial.signalAiInput, initial.signalAiTrain].filter(Boolean).length;

  function change(next: typeof further) {
    setFurther(next);
    // After the fields are there, or gone.
    setTimeout(onChange);
  }

  return (
    <>
      <BuilderGroup title="Start">
        <BuilderField
          name="template"
          label="From a template"
          defaultValue={initial.template}
          hint={robotsTemplates.find(({ id: one }) => one === template)?.says ?? "Closes nothing until you say so."}
          choices={[["", "An empty file"], ...robotsTemplates.map((one) => [one.id, one.title] as const)]}
        />
        <BuilderField
          name="site"
          label="Site"
          defaultValue={initial.site}
          inputMode="url"
          placeholder="yourdomain.com"
          hint="For the address of the sitemap."
        />
      </BuilderGroup>
      <GroupFields title="Group 1" initial={initial} onPreset={onChange} />
      {further.map(({ key, group }, index) => (
        <GroupFields
          key={key}
          title={`Group ${index + 2}`}
          prefix={`groups.${index}.`}
          initial={group}
          onPreset={onChange}
          onRemove={() => change(further.filter((one) => one.key !== key))}
        />
      ))}
      <button
        type="button"
        className="btn btn-o btn-s robotgen-add"
        onClick={() => change([...further, { key: (further.at(-1)?.key ?? -1) + 1, group: { agents: [] } }])}
      >
        Add a group
      </button>
      <fieldset className="builder-group">
        <legend>Close the whole site to</legend>
        <p className="meta">By what they come for. Googlebot and other search engines are not in these lists.</p>
        <div className="robotgen-close">
          {botPurposes
            .filter((purpose) => purpose.id !== "search")
            .map(({ id: purpose, title, says }) => (
              <label key={purpose} htmlFor={`${id}${purpose}`}>
                <input
                  id={`${id}${purpose}`}
                  type="checkbox"
                  name="close"
                  value={purpose}
                  defaultChecked={initial.close?.includes(purpose)}
                />
                <span>
                  <b>{title}</b> <small>{knownBots.filter((bot) => bot.purpose === purpose).length} crawlers</small>
                  <span className="meta">{says}</span>
                </span>
              </label>
            ))}
        </div>
      </fieldset>
      <BuilderGroup
        title="Content signals"
        note="What may be done with what was read. A statement, not a barrier."
        folded
        open={signals > 0}
      >
        {SIGNALS.map(({ name, label }) => (
          <BuilderField
            key={name}
            name={name}
            label={label}
            defaultValue={initial[name]}
            choices={[
              ["", "Say nothing"],
              ["yes", "Yes"],
              ["no", "No"],
            ]}
          />
        ))}
      </BuilderGroup>
      <BuilderGroup
        title="Sitemaps"
        note="Whole addresses, or paths if the site is named above."
        folded
        open={initial.sitemaps !== undefined}
      >
        <BuilderField
          name="sitemaps"
          label="One a line"
          defaultValue={initial.sitemaps?.join("\n")}
          rows={3}
          inputMode="url"
          placeholder="https://yourdomain.com/sitemap.xml"
          wide
        />
      </BuilderGroup>
      <BuilderGroup
        title="A file you have, or lines of your own"
        note="Taken over as they are and checked with the rest."
        folded
        open={initial.own !== undefined}
      >
        <BuilderField name="own" label="robots.txt" defaultValue={initial.own} rows={8} inputMode="text" wide />
      </BuilderGroup>
    </>
  );
}

const SIGNALS = [
  { name: "signalSearch", label: "search: links and short excerpts" },
  { name: "signalAiInput", label: "ai-input: answers made from it" },
  { name: "signalAiTrain", label: "ai-train: models that learn from it" },
] as const;
