import { useState } from "react";
import { Form, Link } from "react-router";
import type { DocumentUse } from "#core/content/writable-documents.ts";
import type { MediaPicture } from "#features/studio/media.ts";
import { Framing } from "./framing.tsx";
import { sizeOf } from "./uploads.tsx";

interface Props {
  picture: MediaPicture;
  uses: readonly DocumentUse[];
  mayChange: boolean;
  /** The address of the library without it, and with it. */
  close: string;
  here: string;
}

/** One picture: what is said of it, what stays in sight of it, where it is shown, and what can be done with it. */
export function PictureDetail({ picture, uses, mayChange, close, here }: Props) {
  const { id, name, width, height, sizeBytes, alt, title, credit } = picture;
  const [framing, setFraming] = useState(picture.framing);
  const [decorates, setDecorates] = useState(alt === "");
  return (
    <section className="media-detail" aria-label={name}>
      <header>
        <h2>{name}</h2>
        <Link to={close} aria-label="Close" preventScrollReset>
          ×
        </Link>
      </header>
      <p>
        {width} × {height}, {sizeOf(sizeBytes)}
      </p>
      <Form method="post" action={here} preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="framing" value={JSON.stringify(framing)} />
        <fieldset disabled={!mayChange}>
          <Framing reference={id} value={framing} onChange={setFraming} />
          <label htmlFor="media-alt">Alt text {!decorates && <span>required</span>}</label>
          <textarea
            id="media-alt"
            className="admin-input"
            name="alt"
            rows={3}
            defaultValue={alt ?? ""}
            placeholder="What does the picture say?"
            readOnly={decorates}
            aria-describedby={alt === null ? "media-alt-fault" : undefined}
          />
          {alt === null && !decorates && (
            <p className="media-fault" id="media-alt-fault">
              A text with this picture is published once somebody says what it shows.
            </p>
          )}
          <label className="admin-check">
            <input
              type="checkbox"
              name="decorates"
              defaultChecked={decorates}
              onChange={({ currentTarget }) => setDecorates(currentTarget.checked)}
            />
            Decoration only, readers may skip it
          </label>
          <div className="media-two">
            <label>
              Title
              <input className="admin-input" name="title" defaultValue={title} />
            </label>
            <label>
              Credit
              <input className="admin-input" name="credit" defaultValue={credit} />
            </label>
          </div>
          <button type="submit" className="admin-button" data-tone="main" name="intent" value="describe">
            Save
          </button>
        </fieldset>
      </Form>
      <h3>{uses.length === 0 ? "Used nowhere" : uses.length === 1 ? "Used in 1 place" : `Used in ${uses.length} places`}</h3>
      {uses.length > 0 && (
        <ul className="media-uses">
          {uses.map((use) => (
            <li key={use.id}>
              <a href={`/admin/content/${use.type}/${use.id}`}>{use.title}</a>
            </li>
          ))}
        </ul>
      )}
      <p>Crop and focus are kept per place: each place begins with these. A picture in use cannot be deleted, only replaced.</p>
      {mayChange && (
        <>
          <Form method="post" action={here} encType="multipart/form-data" className="media-replace" preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <label>
              Another file in its stead, everywhere
              <input type="file" name="file" accept="image/png,image/jpeg,image/webp,image/avif,image/gif" required />
            </label>
            <button type="submit" className="admin-button" name="intent" value="replace">
              Replace file
            </button>
          </Form>
          <Form method="post" action={uses.length === 0 ? close : here} preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <button type="submit" className="admin-button" data-tone="bad" name="intent" value="remove" disabled={uses.length > 0}>
              {uses.length > 0 ? "Delete, once nothing shows it" : "Delete"}
            </button>
          </Form>
        </>
      )}
    </section>
  );
}
