import type { Ref } from "react";
import { type FormModes, wayOf } from "#core/tool/tool-fields.ts";
import { botPurposes, knownBots } from "#engines/robots/known-bots.ts";
import { ModeFields } from "#ui/tool/modes/mode-fields.tsx";
import { RunArea } from "#ui/tool/run-area.tsx";
import { RunField } from "#ui/tool/tool-frame.tsx";
import { defaultBots } from "./default-bots.ts";
import type { RobotsTxtCheckerInput } from "./robots-txt-checker.schema.ts";

/** A site or a pasted file, the addresses to test and the crawlers to ask for. Radio buttons choose by CSS, without JavaScript too. */
export function RobotsFields({ submitted, ref }: { submitted: Readonly<Record<string, string>>; ref: Ref<HTMLFieldSetElement> }) {
  const chosen = new Set((submitted["bots"] ?? defaultBots.join("\n")).split("\n").map((name) => name.toLowerCase()));
  const known = new Set(knownBots.map(({ token }) => token.toLowerCase()));
  const own = (submitted["bots"] ?? "").split("\n").filter((name) => name !== "" && !known.has(name.toLowerCase()));
  return (
    <ModeFields className="robots-run" legend="What to check" modes={MODES} chosen={wayOf(robotsModes, submitted)} ref={ref}>
      <RunArea
        className="run-field robots-run-text"
        label="robots.txt"
        name="text"
        rows={8}
        placeholder={"User-agent: *\nDisallow: /cart/"}
        defaultValue={submitted["text"]}
      />
      <div className="run-field robots-run-url">
        <RunField label="Site" name="url" inputMode="url" placeholder="yourdomain.com" defaultValue={submitted["url"] ?? ""} />
      </div>
      <details className="robots-more" open={submitted["urls"] !== undefined}>
        <summary>Addresses to test</summary>
        <div className="robots-more-grid">
          <RunArea
            className=""
            labelClass="robots-label"
            label="Addresses or paths, one a line, up to 100"
            name="urls"
            rows={6}
            placeholder={"/\n/products/shoes\n/search?q=red"}
            defaultValue={submitted["urls"]}
          />
          <div>
            <label>
              <span className="robots-label">What if this line were not there?</span>
              <input
                className="run-input"
                type="number"
                min="1"
                name="withoutLine"
                placeholder="Line number"
                defaultValue={submitted["withoutLine"] ?? ""}
              />
            </label>
          </div>
        </div>
      </details>
      <details className="robots-more">
        <summary>Crawlers to ask for</summary>
        <div className="robots-purposes">
          {botPurposes.map((purpose) => (
            <fieldset key={purpose.id}>
              <legend>{purpose.title}</legend>
              {knownBots
                .filter((bot) => bot.purpose === purpose.id)
                .map(({ token }) => (
                  <label key={token} className="run-check">
                    <input type="checkbox" name="bots" value={token} defaultChecked={chosen.has(token.toLowerCase())} />
                    {token}
                  </label>
                ))}
            </fieldset>
          ))}
          <div>
            <RunArea
              className=""
              labelClass="robots-label"
              label="Any other, one a line"
              name="bots"
              rows={2}
              placeholder="MyBot"
              defaultValue={own.join("\n")}
            />
          </div>
        </div>
      </details>
    </ModeFields>
  );
}

export const robotsModes: FormModes = { name: "by", ways: { url: { needs: ["url"] }, text: { needs: ["text"] } } };

/** The boxes that are ticked from the start are no wish of the visitor's. */
export function chosenBots({ bots, ...input }: RobotsTxtCheckerInput): RobotsTxtCheckerInput {
  const named = [...new Set(bots)];
  return named.length === 0 || isDefault(named) ? input : { ...input, bots: named };
}

/** Ticks the crawlers of an input: an example, say. */
export function showBots(fields: HTMLFieldSetElement | null, wanted: readonly string[] = defaultBots): void {
  const boxes = [...(fields?.querySelectorAll<HTMLInputElement>('input[name="bots"]') ?? [])];
  for (const box of boxes) box.checked = wanted.includes(box.value);
  const own = fields?.querySelector<HTMLTextAreaElement>('textarea[name="bots"]');
  if (own) own.value = wanted.filter((name) => !boxes.some(({ value }) => value === name)).join("\n");
}

const MODES = [
  ["url", "A site"],
  ["text", "A pasted file"],
] as const;

function isDefault(bots: readonly string[]): boolean {
  return bots.length === defaultBots.length && bots.every((bot) => defaultBots.includes(bot));
}
