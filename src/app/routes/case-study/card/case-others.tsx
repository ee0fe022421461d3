import { BackLink } from "#ui/back-link/back-link.tsx";
import { CaseCard } from "./case-card.tsx";
import type { CaseCardData } from "./case-card-data.ts";
import "./case-others.css";

export function CaseOthers({ others }: { others: readonly CaseCardData[] }) {
  return (
    <section className="sec band case-others" aria-labelledby={others.length > 0 ? "others" : undefined}>
      <div className="wrap">
        {others.length > 0 && (
          <>
            <h2 className="d2" id="others">
              Continue reading
            </h2>
            <ul className="case-cards" data-testid="continue-reading">
              {others.map((study) => (
                <CaseCard key={study.path} study={study} />
              ))}
            </ul>
          </>
        )}
        <BackLink to="/case-study/">All case studies</BackLink>
      </div>
    </section>
  );
}
