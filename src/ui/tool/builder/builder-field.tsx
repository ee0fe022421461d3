import { type ReactNode, useId } from "react";
import { KeptTextArea } from "../../field/kept-text-area.tsx";
import "./builder.css";

interface Props {
  name: string;
  label: ReactNode;
  /** What stands in it now, for a field that is counted. */
  text?: string;
  /** Filled with at first. */
  defaultValue?: string | undefined;
  /** Several lines; 1 is an input. */
  rows?: number;
  hint?: ReactNode;
  /** What to change; its presence marks the control as invalid. */
  error?: ReactNode;
  /** Characters that fit: the counter turns when they are used up. */
  good?: number;
  /** Past this it fails. */
  most?: number;
  /** Fixed choices: value and words. */
  choices?: readonly (readonly [value: string, label: string])[];
  placeholder?: string;
  inputMode?: "url" | "numeric" | "text";
  wide?: boolean;
  /** Choices for which it is shown, parted by spaces: a rule of CSS reads them. */
  shownFor?: string;
}

/** One field of a generator, with a counter where there is a limit. Uncontrolled. */
export function BuilderField({
  name,
  label,
  text = "",
  defaultValue = "",
  rows = 1,
  hint,
  error,
  good,
  most,
  choices,
  wide,
  shownFor,
  ...input
}: Props) {
  const id = useId();
  const length = [...text.trim()].length;
  const level = most !== undefined && length > most ? "failed" : good !== undefined && length > good ? "fix" : "pass";
  const described = [hint && `${id}hint`, error && `${id}error`, good && `${id}count`].filter(Boolean).join(" ") || undefined;
  const shared = {
    id,
    name,
    className: "entry-input",
    "aria-describedby": described,
    "aria-invalid": error ? true : undefined,
    spellCheck: input.inputMode === undefined,
  };
  return (
    <div className="entry builder-field" data-wide={wide || undefined} data-for={shownFor}>
      <div className="builder-label">
        <label className="entry-label" htmlFor={id}>
          {label}
        </label>
        {good !== undefined && (
          <span className="builder-count" id={`${id}count`} data-level={level}>
            {length} <span className="vh">of</span>
            <span aria-hidden="true">/</span> {good}
          </span>
        )}
      </div>
      {choices ? (
        <select {...shared} defaultValue={defaultValue}>
          {/* What a page was found with stays choosable, however wrong: the rules speak about it. */}
          {!choices.some(([value]) => value === defaultValue) && <option value={defaultValue}>{defaultValue}</option>}
          {choices.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      ) : rows > 1 ? (
        <KeptTextArea {...shared} {...input} rows={rows} defaultValue={defaultValue} />
      ) : (
        <input {...shared} {...input} autoComplete="off" defaultValue={defaultValue} />
      )}
      {hint && (
        <p className="entry-hint" id={`${id}hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="entry-error" id={`${id}error`} role="status">
          {error}
        </p>
      )}
    </div>
  );
}
