import { type ChangeEvent, useEffect, useId, useRef, useState } from "react";
import { CARD_SIZE } from "#core/social/card-address.ts";
import { LocalMark } from "#ui/tool/local-mark.tsx";
import { LOOKS, type Look } from "./design-picture.ts";
import { pictureFileName } from "./picture-file-name.ts";
import { type DrawnPicture, usePicture } from "./use-picture.ts";

interface Props {
  /** Of the tags; the picture follows it until other words are typed. */
  title: string;
  name: string;
  /** The id of a form that nothing is sent by: Enter in a field here must not send the generator's. */
  form: string;
  onDrawn(picture: DrawnPicture | null): void;
  /** Writes size, type and words of the picture into the tags. */
  onFill(words: string): void;
}

/** Draws the card's picture on a canvas of this browser. Nothing is sent anywhere. */
export function PictureMaker({ title, name, form, onDrawn, onFill }: Props) {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const samples = useRef<Partial<Record<Look, HTMLCanvasElement | null>>>({});
  const [typed, setTyped] = useState<{ title?: string; name?: string }>({});
  const [choice, setChoice] = useState<{ look: Look; color: string; own: string; map: number }>({
    look: "climb",
    color: "blue",
    own: "#7a1f3d",
    map: 0,
  });
  const [logo, setLogo] = useLogo();
  const words = { title: typed.title ?? title, name: typed.name ?? name };
  const { look, map } = choice;
  const color = choice.color === "own" ? choice.own : choice.color;
  const wish = { ...words, look, color, map, logoRatio: logo.image && logo.image.width / logo.image.height };
  const file = usePicture(canvas, samples, wish, logo.image);
  useEffect(() => onDrawn(file), [file, onDrawn]);

  return (
    <div className="ogmaker">
      <div className="ogmaker-stage">
        <canvas
          ref={canvas}
          {...CARD_SIZE}
          role="img"
          aria-label={`Your picture: ${[words.title || "Your title", words.name].filter(Boolean).join(", ")}, with a map of lines`}
        />
        <div className="ogmaker-take">
          <a className="btn btn-i btn-sq" href={file?.url} download={pictureFileName(words.title)} aria-disabled={file === null}>
            Download PNG
          </a>
          <button type="button" className="chip" onClick={() => setChoice({ ...choice, map: map + 1 })}>
            Draw another map
          </button>
          <button type="button" className="chip" onClick={() => onFill(words.title)}>
            Fill in its size and words
          </button>
          <span className="meta" role="status">
            {file ? `1200 × 630, ${Math.max(1, Math.round(file.bytes / 1000))} KB` : "Drawing…"}
          </span>
        </div>
        <div className="builder-fields">
          <label className="entry" htmlFor={`${id}title`}>
            <span className="entry-label">Words on the picture</span>
            <input
              id={`${id}title`}
              className="entry-input"
              form={form}
              maxLength={160}
              value={words.title}
              onChange={({ currentTarget: { value } }) => setTyped({ ...typed, title: value })}
            />
          </label>
          <label className="entry" htmlFor={`${id}name`}>
            <span className="entry-label">Name beside them</span>
            <input
              id={`${id}name`}
              className="entry-input"
              form={form}
              maxLength={60}
              value={words.name}
              onChange={({ currentTarget: { value } }) => setTyped({ ...typed, name: value })}
            />
          </label>
        </div>
        <p className="meta ogmaker-next">
          <LocalMark /> Put the file on your site, then its address into the field for the picture. It is yours to use, without a mark of
          ours.
        </p>
      </div>
      <div className="ogmaker-wish">
        <fieldset className="ogmaker-looks">
          <legend>Look</legend>
          {LOOKS.map((each) => (
            <label key={each}>
              <input
                className="vh"
                type="radio"
                form={form}
                name="look"
                value={each}
                checked={look === each}
                onChange={() => setChoice({ ...choice, look: each })}
              />
              <canvas
                ref={(element) => {
                  samples.current[each] = element;
                }}
                width={300}
                height={157}
              />
              <span>{LOOK_NAMES[each]}</span>
            </label>
          ))}
        </fieldset>
        <fieldset className="ogmaker-colors">
          <legend>Color</legend>
          {COLORS.map(([value, words]) => (
            <label key={value}>
              <input
                className="vh"
                type="radio"
                form={form}
                name="color"
                value={value}
                checked={choice.color === value}
                onChange={() => setChoice({ ...choice, color: value })}
              />
              <span className="ogmaker-swatch" data-color={value} />
              <span className="vh">{words}</span>
            </label>
          ))}
          <label className="ogmaker-own" data-chosen={choice.color === "own" || undefined}>
            <input
              type="color"
              form={form}
              value={choice.own}
              onClick={() => setChoice({ ...choice, color: "own" })}
              onChange={({ currentTarget: { value } }) => setChoice({ ...choice, color: "own", own: value })}
            />
            <span>Your brand’s</span>
          </label>
        </fieldset>
        <label className="entry" htmlFor={`${id}logo`}>
          <span className="entry-label">Your logo, if you like</span>
          <input id={`${id}logo`} className="entry-input" form={form} type="file" accept="image/*" onChange={setLogo} />
          {logo.problem && <span className="entry-error">{logo.problem}</span>}
        </label>
      </div>
    </div>
  );
}

const LOOK_NAMES: Record<Look, string> = { climb: "Climb", stops: "Dots", ticket: "Card", poster: "Poster" };

const COLORS = [
  ["blue", "Blue"],
  ["red", "Red"],
  ["green", "Green"],
  ["pink", "Pink"],
  ["purple", "Purple"],
  ["slate", "Slate"],
] as const;

/** A picture from the visitor's disk, read by the browser alone. */
function useLogo() {
  const [logo, set] = useState<{ image: HTMLImageElement | null; problem: string | null }>({ image: null, problem: null });
  async function choose({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) {
    const file = files?.[0];
    if (!file) return set({ image: null, problem: null });
    const image = new Image();
    image.src = URL.createObjectURL(file);
    try {
      await image.decode();
      // A drawing without a size of its own has none to go by.
      if (image.width === 0 || image.height === 0) throw new TypeError("no size");
      set({ image, problem: null });
    } catch {
      set({ image: null, problem: "This browser cannot read that file as a picture. PNG, JPEG, WebP and SVG work." });
    } finally {
      URL.revokeObjectURL(image.src);
    }
  }
  return [logo, choose] as const;
}
