import { Questions } from "../home/company/questions.tsx";
import { Pricing } from "../home/offer/pricing.tsx";
import { CreativeContact } from "./creative-contact.tsx";
import { CreativeProcess } from "./creative-process.tsx";
import type { CreativeView } from "./creative-view.server.ts";
import "./lower-sections.css";

/** Everything after the stack: text, links and native details, which work before React comes. */
export function LowerSections({ view: { process, faq, plans, contact } }: { view: CreativeView }) {
  return (
    <div className="creative-lower">
      <CreativeProcess {...process} />
      <Questions {...faq} />
      <Pricing heading="What it costs" plans={plans} spot={undefined} />
      <CreativeContact {...contact} />
    </div>
  );
}
