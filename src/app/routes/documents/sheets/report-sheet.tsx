import { Note, Sheet } from "./sheet.tsx";

const figures = [
  { figure: "89", text: "booked new patients, 42 in January" },
  { figure: "$157.30", text: "for each booked patient, $333.33 in January" },
  { figure: "91%", text: "of calls in opening hours answered, 68% in January" },
];

/** Each pair has its own scale: the longer bar is the whole width. */
const steps = [
  { january: 1750, june: 1867, of: "clicks", shares: ["", ""] },
  { january: 131, june: 212, of: "leads", shares: [", 7.5% of clicks", ", 11.4%"] },
  { january: 42, june: 89, of: "booked", shares: [", 32% of leads", ", 42%"] },
] as const;

/** The report that Larkmont Dental got for June, on one page. */
export function ReportSheet({ brandName }: { brandName: string }) {
  return (
    <Sheet
      brandName={brandName}
      kind="Monthly report, June 2026"
      title="Larkmont Dental: 89 new patients from ads"
      foot="Written by Claire Bouchard-Singh. Work by Ifeoma Duru's team."
    >
      <p>Four clinics. Spend $14,000, the same as every month since January.</p>
      <div className="report-figures">
        {figures.map(({ figure, text }, place) => (
          <p key={figure}>
            <strong>{figure}</strong>
            {text}
            {place === 0 && <Note number={1} />}
          </p>
        ))}
      </div>
      <p className="sheet-part">From click to patient</p>
      {steps.map(({ january, june, of, shares }) => (
        <div key={of} className="report-pair">
          <Bar share={january / june} label={`${january.toLocaleString("en-US")} ${of}, January${shares[0]}`} before />
          <Bar share={1} label={`${june.toLocaleString("en-US")} ${of}, June${shares[1]}`} />
        </div>
      ))}
      <p className="sheet-fine">Each pair has its own scale. Sources: Google Ads, call system, practice software.</p>
      <div className="sheet-two">
        <div>
          <p className="sheet-part">What we did in June</p>
          <p>Started the implant campaign. Kept the phones staffed over lunch and showed the team its answer rate, hour by hour.</p>
          <p className="sheet-part">What it did not do</p>
          <p>We cannot tell how much of the rise is better ads and how much is the answered phone. Both changed in the same months.</p>
        </div>
        <div>
          <p className="sheet-part">
            What went wrong this year
            <Note number={2} />
          </p>
          <p>
            Our negative keyword “free” blocked your own free consultation for six days. We found it, removed it and now test each new word
            against your offers first.
          </p>
          <p className="sheet-part">
            Next month
            <Note number={3} />
          </p>
          <p>One decision for you: keep the implant campaign in all four clinics, or only where a surgeon has free days.</p>
        </div>
      </div>
    </Sheet>
  );
}

function Bar({ share, label, before }: { share: number; label: string; before?: boolean }) {
  return (
    <p className="report-bar">
      <svg width="100%" height="18" aria-hidden="true">
        <rect width={`${(share * 100).toFixed(1)}%`} height="18" fill={before ? "var(--ink-3)" : "var(--red-line)"} />
      </svg>
      {label}
    </p>
  );
}
