import { Note, Sheet } from "./sheet.tsx";

const head = [
  ["For", "your Magento developer"],
  ["Reviewed by", "Sunil Poonia"],
  ["Where", "category.phtml, all stores"],
  ["Priority", "before the next crawl"],
] as const;

const now = `$ curl -s 'https://shop.example/tents?p=2' | grep -o '<link rel="canonical"[^>]*>'
<link rel="canonical" href="https://shop.example/tents">`;

const test = `$ ./canonical-test.sh https://shop.example
PASS /tents names /tents
PASS /tents?p=2 names /tents?p=2
PASS /tents?p=2&color=49 names /tents?p=2
PASS /tents?product_list_order=price names /tents`;

const byHand = ["A sale category, because the last test run forgot those", "The French store view, if you have one"];

/** A ticket as a developer receives it, with the test that says when it is done. */
export function TicketSheet({ brandName }: { brandName: string }) {
  return (
    <Sheet
      brandName={brandName}
      kind="Developer ticket"
      title="Page 2 of a category must name itself as canonical"
      foot="Questions go to the person who wrote it, not to a queue."
    >
      <dl className="ticket-facts">
        {head.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="sheet-part">What happens now</p>
      <pre className="ticket-code ticket-bad">{now}</pre>
      <p>Page 2 tells Google to read page 1 instead. Products that stand only on page 2 lose the link that leads to them.</p>
      <p className="sheet-part">What to change</p>
      <p>
        When the query has <code>p</code> above 1, keep <code>p</code> in the canonical and drop every other parameter. Page 1 stays as it
        is. No change to titles.
      </p>
      <p className="sheet-part">
        Finished when these four lines print PASS
        <Note number={1} />
      </p>
      <pre className="ticket-code">{test}</pre>
      <p className="sheet-fine">The script is attached. It needs a shell and no account.</p>
      <p className="sheet-part">
        Also check by hand
        <Note number={2} />
      </p>
      <ul className="ticket-checks">
        {byHand.map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ul>
      <p className="sheet-part">
        How to undo it
        <Note number={3} />
      </p>
      <p>
        Disable the module <code>Shop_CanonicalPaging</code> and flush the full-page cache. Nothing is written to the database.
      </p>
    </Sheet>
  );
}
