import { ContentImage } from "#content/image/content-image.tsx";
import type { DocumentImage } from "#core/content/document-fields.ts";
import { StretchedLink } from "#ui/stretched-link/stretched-link.tsx";
import "./founders.css";

export interface FounderCard {
  name: string;
  slug: string;
  role: string;
  city: string;
  portrait?: DocumentImage | undefined;
}

export function Founders({ founders }: { founders: readonly FounderCard[] }) {
  if (founders.length === 0) return null;
  return (
    <section className="sec band" aria-labelledby="founders">
      <div className="wrap">
        <h2 className="d2" id="founders">
          Who started it
        </h2>
        <ul className="founders">
          {founders.map(({ name, slug, role, city, portrait }) => (
            <li key={slug}>
              {portrait && <ContentImage image={{ ...portrait, alt: "" }} width={200} height={200} className="founders-portrait" />}
              <div>
                <h3 className="d3">
                  <StretchedLink to={`/founder/${slug}/`}>{name}</StretchedLink>
                </h3>
                <p>
                  {role}, {city}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
