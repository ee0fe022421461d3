import { useState } from "react";
import { BRAND_COLOR, brandPairs, LEAST_CONTRAST, LINE_COLORS, readableBrandColor } from "#core/color/brand-color.ts";
import type { ControlProps } from "./control-props.ts";
import { useDraftPage, useValue } from "./draft-context.ts";
import { FieldFrame, useDescription } from "./field-frame.tsx";
import { putValue } from "./write-value.ts";
import "./brand-color-field.css";

const OURS = LINE_COLORS.Blue;
/** None is the site's own. */
const isColor = (text: string) => text === "" || BRAND_COLOR.test(text);

/** One of the site's own colors or another, and whether words can be read wherever it will stand. */
export function BrandColorField({ field, path, id }: ControlProps<"brandColor">) {
  const { draft } = useDraftPage();
  const held = String(useValue(path) ?? "");
  const color = BRAND_COLOR.test(held) ? held.toLowerCase() : OURS;
  // Half a color is no value: the page beside it could not be shown.
  const [typed, setTyped] = useState<string>();
  const described = useDescription(field, id);
  const nearest = readableBrandColor(color);

  function put(text: string) {
    const next = text.trim().toLowerCase();
    const isWhole = isColor(next);
    setTyped(isWhole ? undefined : text);
    if (isWhole) draft.change(putValue(draft.document, path, next === "" || next === OURS ? undefined : next));
  }

  return (
    <FieldFrame field={field} id={id} isGroup>
      <ul className="brand-swatches">
        {Object.entries(LINE_COLORS).map(([name, own]) => (
          <li key={name}>
            <label>
              <input type="radio" name={id} className="vh" checked={own === color} onChange={() => put(own)} />
              <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
                <circle cx="20" cy="20" r="19" fill={own} />
              </svg>
              {name}
            </label>
          </li>
        ))}
      </ul>
      <label className="studio-label" htmlFor={`${id}-own`}>
        Or your own color
      </label>
      <div className="brand-own">
        <input type="color" aria-label="Pick a color" value={color} onChange={({ currentTarget }) => put(currentTarget.value)} />
        <input
          {...described}
          id={`${id}-own`}
          className="admin-input"
          placeholder={OURS}
          spellCheck={false}
          value={typed ?? held}
          onChange={({ currentTarget }) => put(currentTarget.value)}
        />
      </div>
      {!isColor(typed ?? held) && (
        <p className="studio-fault" role="status">
          A color has six digits, such as {OURS}. Until then {typed === undefined ? "it cannot be published" : "the last one stands"}.
        </p>
      )}
      <Contrasts color={color} />
      {nearest !== color && (
        <p className="brand-nearest" role="status">
          This color cannot be published. The nearest shade that can be read is{" "}
          <button type="button" className="admin-button" onClick={() => put(nearest)}>
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <rect width="16" height="16" rx="4" fill={nearest} />
            </svg>
            Use {nearest}
          </button>
        </p>
      )}
    </FieldFrame>
  );
}

/** Which pairs can be read, and from which size on. */
function Contrasts({ color }: { color: string }) {
  return (
    <table className="brand-contrasts">
      <caption className="vh">How well {color} can be read</caption>
      <thead>
        <tr>
          <th scope="col">Where it stands</th>
          <th scope="col">Contrast</th>
          <th scope="col">Text, {LEAST_CONTRAST.text}</th>
          <th scope="col">Large, {LEAST_CONTRAST.large}</th>
        </tr>
      </thead>
      <tbody>
        {brandPairs(color).map(({ name, words, ground, reached }) => (
          <tr key={name}>
            <th scope="row">
              <svg className="brand-sample" viewBox="0 0 32 24" width="32" height="24" aria-hidden="true">
                <rect width="32" height="24" rx="4" fill={ground} />
                <text x="16" y="17" textAnchor="middle" fontSize="14" fontWeight="700" fill={words}>
                  Aa
                </text>
              </svg>
              {name}
            </th>
            <td>{reached.toFixed(2)}</td>
            {[LEAST_CONTRAST.text, LEAST_CONTRAST.large].map((least) => (
              <td key={least} data-passes={reached >= least}>
                {reached >= least ? "Passes" : "Fails"}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
