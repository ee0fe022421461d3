import { useId, useRef } from "react";
import { botPurposes, knownBots } from "#engines/robots/known-bots.ts";
import { KeptTextArea } from "#ui/field/kept-text-area.tsx";
import type { RobotTxtGeneratorInput } from "./robot-txt-generator.schema.ts";

type Group = NonNullable<RobotTxtGeneratorInput["groups"]>[number];

interface Props {
  title: string;
  /** Before the names of its controls: the first group has none. */
  prefix?: string;
  initial: { [K in keyof Group]?: Group[K] | undefined };
  onRemove?: (() => void) | undefined;
  /** Told when a preset was written into the field. */
  onPreset(): void;
}

/** One group: who, what is closed, what is opened again, how slowly. */
export function GroupFields({ title, prefix = "", initial, onRemove, onPreset }: Props) {
  const id = useId();
  const names = useRef<HTMLTextAreaElement>(null);

  function write(preset: string) {
    if (!names.current) return;
    names.current.value = presetNames(preset).join("\n");
    onPreset();
  }

  return (
    <fieldset className="builder-group robotgen-group">
      <legend>{title}</legend>
      {onRemove && (
        <button type="button" className="robotgen-remove" onClick={onRemove}>
          Remove<span className="vh"> {title}</span>
        </button>
      )}
      <div className="builder-fields">
        <div className="entry">
          <label className="entry-label" htmlFor={`${id}agents`}>
            Crawlers, one a line
          </label>
          <KeptTextArea
            id={`${id}agents`}
            ref={names}
            className="entry-input"
            name={`${prefix}agents`}
            rows={3}
            spellCheck={false}
            placeholder="* means everyone"
            defaultValue={initial.agents?.join("\n") ?? ""}
          />
          <select
            className="entry-input robotgen-preset"
            aria-label={`Preset for ${title}`}
            defaultValue=""
            onChange={(event) => write(event.currentTarget.value)}
          >
            <option value="">Preset…</option>
            <option value="*">Everyone</option>
            <option value="Google">Google family</option>
            <option value="Microsoft">Bing</option>
            {botPurposes.map((purpose) => (
              <option key={purpose.id} value={purpose.id}>
                {purpose.title}
              </option>
            ))}
          </select>
        </div>
        <div className="entry">
          <label className="entry-label" htmlFor={`${id}delay`}>
            Crawl-delay in seconds
          </label>
          <input
            id={`${id}delay`}
            className="entry-input"
            name={`${prefix}crawlDelay`}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={initial.crawlDelay ?? ""}
          />
          <p className="entry-hint">Bing reads it. Google does not.</p>
        </div>
        <div className="entry">
          <label className="entry-label" htmlFor={`${id}disallow`}>
            Close (Disallow), one path a line
          </label>
          <KeptTextArea
            id={`${id}disallow`}
            className="entry-input robotgen-paths"
            name={`${prefix}disallow`}
            rows={4}
            spellCheck={false}
            placeholder={"/cart/\n/*?sort="}
            defaultValue={initial.disallow?.join("\n") ?? ""}
          />
        </div>
        <div className="entry">
          <label className="entry-label" htmlFor={`${id}allow`}>
            Open again (Allow), one path a line
          </label>
          <KeptTextArea
            id={`${id}allow`}
            className="entry-input robotgen-paths"
            name={`${prefix}allow`}
            rows={4}
            spellCheck={false}
            placeholder="/cart/help"
            defaultValue={initial.allow?.join("\n") ?? ""}
          />
        </div>
      </div>
    </fieldset>
  );
}

function presetNames(preset: string): string[] {
  if (preset === "*" || preset === "") return ["*"];
  const chosen = knownBots.filter(({ operator, purpose }) =>
    preset === "Google" || preset === "Microsoft" ? operator === preset : purpose === preset,
  );
  return chosen.map(({ token }) => token);
}
