import type { RasterFormat } from "#core/picture/picture-format.ts";
import { DEFAULT_QUALITY } from "#core/picture/picture-options.ts";
import type { FormTexts } from "#core/tool/tool-fields.ts";
import { BuilderSwitch } from "../builder/builder-switch.tsx";
import { Line, NumberField, Range } from "./field-lines.tsx";

interface Props {
  to: RasterFormat;
  submitted: FormTexts;
  /** A drawing is made as large as wanted, and has no camera data. */
  isDrawing?: boolean;
}

/** What can be chosen for a format. Uncontrolled. */
export function PictureFields({ to, submitted, isDrawing = false }: Props) {
  const isLossy = to === "webp" || to === "jpeg";
  return (
    <>
      {isLossy && (
        <Range
          name="quality"
          label="Quality"
          least={1}
          most={100}
          value={submitted["quality"] ?? DEFAULT_QUALITY}
          ends={["small", "as the original"]}
        />
      )}
      {to === "gif" && <Range name="colors" label="Colors" least={2} most={256} value={submitted["colors"] ?? 256} ends={["2", "256"]} />}
      {isLossy && (
        <NumberField
          name="maxKb"
          label="Never above"
          hint="lowers quality only where needed"
          unit="KB"
          value={submitted["maxKb"]}
          most={100_000}
        />
      )}
      {isDrawing && <NumberField name="scale" label="Scale" hint="times the size it names" unit="1" value={submitted["scale"]} most={16} />}
      <NumberField
        name="width"
        label={isDrawing ? "Width" : "Width at most"}
        hint={isDrawing ? "exact, instead of a scale" : "empty keeps the size"}
        unit="px"
        value={submitted["width"]}
        most={16_383}
      />
      <NumberField
        name="height"
        label={isDrawing ? "Height" : "Height at most"}
        hint={isDrawing ? "with a width: fits within both" : "never enlarged, never distorted"}
        unit="px"
        value={submitted["height"]}
        most={16_383}
      />
      {to === "gif" && (
        <Line label="Dithering" hint="dots that hide bands in soft shades">
          {(id) => (
            <select id={id} className="picture-input" name="dither" defaultValue={submitted["dither"] ?? "diffused"}>
              <option value="diffused">Diffused</option>
              <option value="none">None</option>
            </select>
          )}
        </Line>
      )}
      {(to === "jpeg" || to === "gif") && (
        <Line label="Background" hint={to === "jpeg" ? "where the picture is transparent" : "behind half-transparent edges"}>
          {(id) => (
            <input id={id} className="picture-color" type="color" name="background" defaultValue={submitted["background"] ?? "#ffffff"} />
          )}
        </Line>
      )}
      {to === "webp" && <BuilderSwitch name="lossless" label="Lossless, for flat art" defaultChecked={submitted["lossless"] === "true"} />}
      {!isDrawing && (
        <Line label="Animated files" hint="one picture, or a ZIP of all">
          {(id) => (
            <select id={id} className="picture-input" name="frames" defaultValue={submitted["frames"] ?? "first"}>
              <option value="first">First</option>
              <option value="all">All</option>
            </select>
          )}
        </Line>
      )}
      {!isDrawing && to !== "gif" && (
        <BuilderSwitch
          name="keepMetadata"
          label="Keep camera data and color profile"
          defaultChecked={submitted["keepMetadata"] === "true"}
        />
      )}
      <p className="meta">
        {isDrawing
          ? "Drawn by your browser, with the fonts of this device. Nothing is loaded from other addresses, and no script in it runs."
          : `Camera data, place and color profile are left out${to === "gif" ? "" : " unless you keep them"}. Pixels are turned upright, and brought to sRGB where no profile is kept.`}
      </p>
    </>
  );
}
