import { type ChangeEvent, useId, useState } from "react";
import { KeptTextArea } from "../../field/kept-text-area.tsx";

interface Props {
  label: string;
  name: string;
  placeholder: string;
  submitted: string | undefined;
  className?: string;
  unpack: ExportUnpacker;
}

/** The tables of a file as text; loaded when one is chosen. */
export type ExportUnpacker = (bytes: Uint8Array) => Promise<string>;

/** Rows that somebody exported: pasted, or taken from a chosen file, which the page unpacks. Without JavaScript the file itself is sent. */
export function ExportField({ label, name, placeholder, submitted, className = "", unpack }: Props) {
  const id = useId();
  const [trouble, setTrouble] = useState("");

  async function read({ currentTarget: { files, form } }: ChangeEvent<HTMLInputElement>) {
    const [file] = files ?? [];
    const area = form?.elements.namedItem(name);
    if (!file || !(area instanceof HTMLTextAreaElement)) return;
    try {
      area.value = await unpack(new Uint8Array(await file.arrayBuffer()));
      setTrouble("");
      form?.requestSubmit();
    } catch {
      setTrouble(`${file.name} is no export that we can read. Choose the ZIP, the workbook or a table of it.`);
    }
  }

  return (
    <div className={`run-field ${className}`}>
      <label htmlFor={id} className="vh">
        {label}
      </label>
      <KeptTextArea
        id={id}
        className="run-input"
        name={name}
        rows={6}
        placeholder={placeholder}
        spellCheck={false}
        defaultValue={submitted ?? ""}
      />
      <label className="run-file">
        <span>or the file itself, .csv, .zip or .xlsx, in any language</span>
        <input type="file" name="file" accept=".zip,.xlsx,.csv,.tsv,.txt" onChange={(event) => void read(event)} />
      </label>
      <p role="alert">{trouble}</p>
    </div>
  );
}
