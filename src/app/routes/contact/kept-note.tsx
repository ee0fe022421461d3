import type { ContactValues, PlanChoice } from "./contact-values.ts";

/** Says what came along from the page before, so that nobody types it twice (WCAG 3.3.7). */
export function KeptNote({ kept, plans }: { kept: ContactValues; plans: readonly PlanChoice[] }) {
  const plan = plans.find(({ slug }) => slug === kept.plan);
  const came = [plan && `the ${plan.planName} plan`, kept.website, kept.clientName, kept.clientEmail].flatMap((text) => text || []);
  if (came.length === 0) return null;
  return (
    <p className="contact-kept" data-testid="kept">
      We kept {new Intl.ListFormat("en-US").format(came)}. <a href="#write">It is in the form</a>
    </p>
  );
}
