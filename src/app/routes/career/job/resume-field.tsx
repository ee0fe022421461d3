import { type DragEvent, useRef, useState } from "react";

/** An area to drop a file on, and a button for everybody who does not drag (WCAG 2.5.7). Without JavaScript it is the plain field. */
export function ResumeField({ error }: { error: string | undefined }) {
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ name: string; bytes: number }>();

  function show() {
    const file = field.current?.files?.[0];
    setChosen(file && { name: file.name, bytes: file.size });
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    if (!field.current || event.dataTransfer.files.length === 0) return;
    field.current.files = event.dataTransfer.files;
    show();
  }

  return (
    <div className="apply-wide entry">
      <label className="entry-label" htmlFor="resume">
        Résumé <span className="entry-optional">PDF, DOC or DOCX, up to 5 MB</span>
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the field inside does the same by keyboard. */}
      <div className="apply-drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <input
          ref={field}
          id="resume"
          name="resume"
          type="file"
          required
          accept=".pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
          aria-describedby={error ? "resume-error" : undefined}
          aria-invalid={error ? true : undefined}
          onChange={show}
        />
        <p className="apply-chosen" role="status">
          {chosen && `Ready: ${chosen.name}, ${Math.max(1, Math.round(chosen.bytes / 1000)).toLocaleString("en-US")} KB`}
          {chosen && chosen.bytes > 5_000_000 && ". That is more than 5 MB: choose a smaller one."}
        </p>
      </div>
      {error && (
        <p className="entry-error" id="resume-error">
          {error}
        </p>
      )}
    </div>
  );
}
