import { Link } from "react-router";
import { FoldedSources } from "#content/citation/folded-sources.tsx";
import type { Stop } from "../service-page.server.ts";
import "./service-next.css";

interface ServiceNextProps {
  slug: string;
  stops: readonly Stop[];
  checkedOn: string | undefined;
  sources: readonly { title: string; url: string }[];
}

export function ServiceNext({ slug, stops, checkedOn, sources }: ServiceNextProps) {
  return (
    <section className="sec clip far next-section" aria-labelledby="next">
      <div className="wrap">
        <h2 className="d2" id="next">
          Related services
        </h2>
        <ol className="next-stops rail">
          {stops.map((stop) => (
            <li key={stop.slug}>
              <Link to={`/services/${stop.slug}/`} aria-current={stop.slug === slug ? "page" : undefined}>
                <h3 className="d4">{stop.name}</h3>
                {stop.slug === slug ? (
                  <p>You are here</p>
                ) : (
                  <>
                    <p>{stop.menuDescription}</p>
                    <b className="next-more">Learn More</b>
                  </>
                )}
              </Link>
            </li>
          ))}
        </ol>
        {sources.length > 0 && (
          <div className="service-sources">
            <FoldedSources sources={sources} checkedOn={checkedOn} />
          </div>
        )}
      </div>
    </section>
  );
}
