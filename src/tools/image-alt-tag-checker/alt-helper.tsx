import { useEffect, useId, useRef, useState } from "react";
import { CopyButton } from "#ui/tool/result-actions.tsx";
import type { AltImage } from "./image-alt-tag-checker.schema.ts";
import { patchedTag } from "./patched-tag.ts";

/** The questions of the WAI decision tree, in its order: https://www.w3.org/WAI/tutorials/images/decision-tree/ */
const answers = [
  {
    value: "words",
    question: "It shows words",
    advice: 'Do the same words stand beside it? Then alt="". If they stand nowhere else, write them into the alt, all of them.',
  },
  {
    value: "control",
    question: "It is in a link or button",
    advice:
      'Say where the link leads or what the button does, not what the picture looks like. With words beside it in the same link: alt="".',
  },
  {
    value: "tells",
    question: "It tells something",
    advice: "One sentence with what a reader would miss. A chart: its one message here, the figures in the text or a table.",
  },
  { value: "ornament", question: "It is decoration", advice: 'alt="", so that screen readers pass over it. Or paint it by CSS.' },
] as const;

/** Which of the four is it, what follows from that, and the tag with the words. */
export function AltHelper({ image }: { image: AltImage }) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [alt, setAlt] = useState(image.suggestion);
  // Typed before the page came to life.
  useEffect(() => setAlt((known) => box.current?.value ?? known), []);
  const tag = image.patched === null ? null : (patchedTag(image.snippet, alt) ?? image.patched);
  const guess = image.link !== null || image.isInButton ? "control" : "tells";
  return (
    <div className="alt-helper">
      <fieldset>
        <legend>What is it for?</legend>
        {answers.map(({ value, question }) => (
          <label key={value}>
            <input
              type="radio"
              name={`${id}for`}
              value={value}
              defaultChecked={value === guess}
              onChange={() => value === "ornament" && setAlt("")}
            />
            {question}
          </label>
        ))}
      </fieldset>
      {answers.map(({ value, advice }) => (
        <p key={value} className="alt-helper-advice" data-for={value}>
          {advice}
        </p>
      ))}
      {tag !== null && (
        <>
          <label className="entry" htmlFor={`${id}alt`}>
            <span className="entry-label">Your words</span>
            <input
              id={`${id}alt`}
              ref={box}
              className="entry-input"
              defaultValue={image.suggestion}
              onInput={(event) => setAlt(event.currentTarget.value)}
            />
          </label>
          <div className="fix">
            <div className="fix-head">
              <b>Tag</b>
              <span>{[...alt].length} characters</span>
              <CopyButton text={tag} />
            </div>
            <pre>
              <code>{tag}</code>
            </pre>
          </div>
        </>
      )}
    </div>
  );
}
