/** `₹6,00,000`: whole rupees, grouped as India writes them (thousands, then lakhs and crores). */
export const formatRupees = (amount: number): string => inRupees.format(amount);

const inRupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", maximumFractionDigits: 0 });
