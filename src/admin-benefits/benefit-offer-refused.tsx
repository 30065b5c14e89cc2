import { useEffect, useRef } from 'react';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { fieldId, useRecordForm, useRecordPart } from '../admin/record/record-context.ts';
import type { Refused } from './use-offering.ts';

interface OfferRefusedProps {
  refused: NonNullable<Refused>;
  onClose: () => void;
}

/** The problems that prevent an offer, each a link to its field. They are closed as soon as something is typed. */
export function OfferRefused({ refused, onClose }: OfferRefusedProps) {
  const t = useTexts(adminBenefitsTexts);
  const records = useTexts(recordsTexts);
  const form = useRecordForm();
  const place = useRef<HTMLDivElement>(null);
  const at = useRecordPart(({ context }) => context.at);
  const first = useRef(at);
  useEffect(() => {
    // The answer may come late: the focus of someone who went on in the form is not moved.
    if (!document.getElementById(form.id)?.contains(document.activeElement)) place.current?.focus();
  }, [form.id]);
  useEffect(() => {
    if (at !== first.current) onClose();
  }, [at, onClose]);
  return (
    <div
      ref={place}
      role="alert"
      tabIndex={-1}
      className="grid basis-full gap-2 rounded-12 bg-accent-soft px-4 py-3 text-14 text-ink outline-none desk:order-last"
    >
      <p className="font-560">{t('benefit.lacks')}</p>
      <ul className="grid gap-1">
        {Object.entries(refused).map(([field, problem]) => (
          <li key={field}>
            <a className="text-brand underline" href={`#${fieldId(form, field)}`}>
              {records('problem', {
                field: form.fields[field]?.label ?? field,
                problem: form.sayProblem(problem, field),
              })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
