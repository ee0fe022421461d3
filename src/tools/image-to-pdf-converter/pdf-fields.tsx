import { usualPdf } from "#core/picture/pdf-options.ts";
import type { FormTexts } from "#core/tool/tool-fields.ts";
import { Line, NumberField } from "#ui/tool/picture/field-lines.tsx";

/** What can be chosen for the pages of a PDF. Uncontrolled. */
export function PdfFields({ submitted }: { submitted: FormTexts }) {
  return (
    <>
      <label className="picture-choice">
        <b>Page size</b>
        <select className="picture-input" name="pageSize" defaultValue={submitted["pageSize"] ?? "a4"}>
          <option value="a4">A4, 210 × 297 mm</option>
          <option value="letter">Letter, 8.5 × 11 in</option>
          <option value="picture">As the picture</option>
        </select>
      </label>
      <NumberField
        name="marginMm"
        label="Margin"
        hint="on every side"
        unit="mm"
        value={submitted["marginMm"] ?? String(usualPdf.marginMm)}
        least={0}
        most={50}
      />
      <Line label="Turn to the right" hint="all pages">
        {(id) => <TurnSelect id={id} name="turn" turn={submitted["turn"] ?? "0"} />}
      </Line>
      <p className="meta">JPGs go in byte for byte, with all that is in them. A sheet lies across for a wide picture.</p>
    </>
  );
}

/** Quarter turns. */
export function TurnSelect({ id, name, turn, onTurn }: { id: string; name?: string; turn: string; onTurn?(degrees: string): void }) {
  return (
    <select id={id} className="picture-input" name={name} defaultValue={turn} onChange={(event) => onTurn?.(event.currentTarget.value)}>
      {["0", "90", "180", "270"].map((degrees) => (
        <option key={degrees} value={degrees}>
          {degrees}°
        </option>
      ))}
    </select>
  );
}
