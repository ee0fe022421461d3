import { type ComponentProps, type ReactNode, useId } from "react";
import "./field.css";

interface Words {
  label: ReactNode;
  /** How to fill it in, shown before anything is wrong. */
  hint?: ReactNode;
  /** What to change; its presence marks the control as invalid. */
  error?: ReactNode;
  className?: string;
}

/** Inputs are uncontrolled: what was typed before hydration stays. Give a `defaultValue`, read the form on submit. */
export function TextField({ label, hint, error, className, ...input }: Words & ComponentProps<"input">) {
  const { id, described } = useControl(input.id, hint, error);
  return (
    <Frame id={id} label={label} hint={hint} error={error} className={className} required={input.required}>
      <input {...input} {...described} className="entry-input" />
    </Frame>
  );
}

export function TextAreaField({ label, hint, error, className, ...area }: Words & ComponentProps<"textarea">) {
  const { id, described } = useControl(area.id, hint, error);
  return (
    <Frame id={id} label={label} hint={hint} error={error} className={className} required={area.required}>
      <textarea rows={5} {...area} {...described} className="entry-input" />
    </Frame>
  );
}

function useControl(given: string | undefined, hint: ReactNode, error: ReactNode) {
  const made = useId();
  const id = given ?? made;
  const texts = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const invalid = error ? true : undefined;
  // In a page that answers a form: there nothing is said aloud but where the focus is.
  return { id, described: { id, "aria-describedby": texts || undefined, "aria-invalid": invalid, autoFocus: invalid } };
}

interface FrameProps extends Words {
  id: string;
  required: boolean | undefined;
  children: ReactNode;
}

function Frame({ id, label, hint, error, className, required, children }: { [K in keyof FrameProps]: FrameProps[K] | undefined }) {
  return (
    <div className={className ? `entry ${className}` : "entry"}>
      <label className="entry-label" htmlFor={id}>
        {label}
        {!required && <span className="entry-optional"> optional</span>}
      </label>
      {children}
      {hint && (
        <p className="entry-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="entry-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
