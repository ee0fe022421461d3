const SHAPE = "M10 1.6l2.6 5.5 6 .8-4.4 4.2 1.1 6L10 15.2 4.7 18.1l1.1-6L1.4 7.9l6-.8z";

/** Five stars, so many of them full. */
export function Stars({ value }: { value: number }) {
  return (
    <span className="stars" role="img" aria-label={`${value} of 5 stars`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} width="20" height="20" viewBox="0 0 20 20" data-full={star <= Math.round(value)} aria-hidden="true">
          <path d={SHAPE} strokeWidth="1.6" strokeLinejoin="round" />
        </svg>
      ))}
    </span>
  );
}

/** One to five, or none: radio buttons, so that keys, screen readers and forms without JavaScript know them. */
export function StarField() {
  return (
    <fieldset className="reviews-wide star-field">
      <legend className="entry-label">
        Rating<span className="entry-optional"> optional</span>
      </legend>
      <label className="star-none">
        <input type="radio" name="rating" value="" defaultChecked />
        none
      </label>
      {[1, 2, 3, 4, 5].map((star) => (
        <label key={star} className="star-one">
          <input className="vh" type="radio" name="rating" value={star} />
          <svg width="32" height="32" viewBox="0 0 20 20" aria-hidden="true">
            <path d={SHAPE} strokeWidth="1.4" strokeLinejoin="round" />
          </svg>
          <span className="vh">{star === 1 ? "1 star" : `${star} stars`}</span>
        </label>
      ))}
    </fieldset>
  );
}
