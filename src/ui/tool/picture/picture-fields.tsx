import { type ReactNode, useId, useState } from "react";
import type { RasterFormat } from "#core/picture/picture-format.ts";
import { DEFAULT_QUALITY } from "#core/picture/picture-options.ts";
import type { FormTexts } from "#core/tool/tool-fields.ts";
import { BuilderSwitch } from "../builder/builder-switch.tsx";
import "./picture.css";

/** What can be chosen for a format. Uncontrolled. */
export function PictureFields({ to, given }: { to: RasterFormat; given: FormTexts }) {
  const isLossy = to === "webp" || to === "jpeg";
  return (
    <>
      {isLossy && (
        <Range
          name="quality"
          label="Quality"
          least={1}
          most={100}
          value={given["quality"] ?? DEFAULT_QUALITY}
          ends={["small", "as the original"]}
        />
      )}
      {to === "gif" && <Range name="colors" label="Colors" least={2} most={256} value={given["colors"] ?? 256} ends={["2", "256"]} />}
      {isLossy && (
        <NumberField
          name="maxKb"
          label="Never above"
          hint="lowers quality only where needed"
          unit="KB"
          value={given["maxKb"]}
          most={100_000}
        />
      )}
      <NumberField name="width" label="Width at most" hint="empty keeps the size" unit="px" value={given["width"]} most={16_383} />
      <NumberField
        name="height"
        label="Height at most"
        hint="never enlarged, never distorted"
        unit="px"
        value={given["height"]}
        most={16_383}
      />
      {to === "gif" && (
        <Line label="Dithering" hint="dots that hide bands in soft shades">
          {(id) => (
            <select id={id} className="picture-input" name="dither" defaultValue={given["dither"] ?? "diffused"}>
              <option value="diffused">Diffused</option>
              <option value="none">None</option>
            </select>
          )}
        </Line>
      )}
      {(to === "jpeg" || to === "gif") && (
        <Line label="Background" hint={to === "jpeg" ? "where the picture is transparent" : "behind half-transparent edges"}>
          {(id) => (
            <input id={id} className="picture-color" type="color" name="background" defaultValue={given["background"] ?? "#ffffff"} />
          )}
        </Line>
      )}
      {to === "webp" && <BuilderSwitch name="lossless" label="Lossless, for flat art" defaultChecked={given["lossless"] === "true"} />}
      <p className="meta">Camera data, place and color profile are left out. Pixels are turned upright and brought to sRGB first.</p>
    </>
  );
}

interface RangeProps {
  name: string;
  label: string;
  least: number;
  most: number;
  value: string | number;
  ends: readonly [string, string];
}

function Range({ name, label, least, most, value, ends }: RangeProps) {
  const id = useId();
  const [now, setNow] = useState(String(value));
  return (
    <div className="picture-range">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{now}</output>
      <input
        id={id}
        type="range"
        name={name}
        min={least}
        max={most}
        defaultValue={value}
        onInput={(event) => setNow(event.currentTarget.value)}
      />
      <span className="meta" aria-hidden="true">
        {ends[0]}
      </span>
      <span className="meta" aria-hidden="true">
        {ends[1]}
      </span>
    </div>
  );
}

function NumberField({
  name,
  label,
  hint,
  unit,
  value = "",
  most,
}: {
  name: string;
  label: string;
  hint: string;
  unit: string;
  value: string | undefined;
  most: number;
}) {
  return (
    <Line label={label} hint={hint}>
      {(id) => (
        <input
          id={id}
          className="picture-input"
          type="number"
          name={name}
          inputMode="numeric"
          min={1}
          max={most}
          placeholder={unit}
          defaultValue={value}
        />
      )}
    </Line>
  );
}

function Line({ label, hint, children }: { label: string; hint: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="picture-line">
      <label htmlFor={id}>
        <b>{label}</b> <span className="meta">{hint}</span>
      </label>
      {children(id)}
    </div>
  );
}
