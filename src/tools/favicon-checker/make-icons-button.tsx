import { useState } from "react";
import { saveBlob } from "#ui/tool/save-blob.ts";

/** Makes the PNG and ICO files of the set from the largest icon, without sending anything. A drawing cannot be made from pixels. */
export function MakeIcons({ from, missing }: { from: string | null; missing: readonly string[] }) {
  const [said, setSaid] = useState("");
  const names = missing.filter((name) => !name.endsWith(".svg"));
  if (from === null || names.length === 0) return null;
  const source = from;

  async function make() {
    try {
      const { makeIcons } = await import("./make-icons.ts");
      saveBlob("icons.zip", new Blob([(await makeIcons(source, names)) as BlobPart], { type: "application/zip" }));
      setSaid(`${names.length === 1 ? "One file" : `${names.length} files`} made from the icon you have.`);
    } catch (fault) {
      setSaid(fault instanceof Error ? fault.message : String(fault));
    }
  }

  return (
    <div className="icons-make">
      <button type="button" className="chip chip-ink" onClick={() => void make()}>
        Make {names.length === 1 ? names[0] : `the ${names.length} missing files`}
      </button>
      <span className="meta" role="status">
        {said || "Drawn in your browser from the largest icon found. Small sizes of a detailed sign want a hand."}
      </span>
    </div>
  );
}
