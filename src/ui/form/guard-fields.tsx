import { useEffect, useRef } from "react";
import { HONEYPOT, PROOF } from "#core/forms/guard-fields.ts";
import "./guard-fields.css";

/** Stands in every form that visitors send: a field that only programs fill in, and room for the proof that a browser worked. */
export function GuardFields() {
  const proof = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = proof.current?.form;
    if (!form) return;
    // The work is fetched and done when somebody begins to type, never on a page that is only read.
    const begin = () => void import("./prove.ts").then(({ prepareProof }) => prepareProof(form));
    form.addEventListener("focusin", begin, { once: true });
    // Typing began before this page was awake.
    if (form.contains(document.activeElement)) begin();
    return () => form.removeEventListener("focusin", begin);
  }, []);
  return (
    <>
      <p className="guard-trap" aria-hidden="true">
        <label>
          Leave this empty
          <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <input type="hidden" name={PROOF} ref={proof} />
    </>
  );
}
