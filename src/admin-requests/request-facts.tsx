import { categoryName } from '#contract/benefits/benefits.rules.ts';
import { type Currency, formatMoney, toMinor } from '#contract/money/money.rules.ts';
import type { BudgetAfter, RequestToReview, RequestToReviewDetail } from '#contract/requests/review.contract.ts';
import { Initials } from '#design-system/initials/initials.tsx';
import { Meter } from '#design-system/meter/meter.tsx';
import { adminRequestsTexts } from '#locales/admin-requests/admin-requests.texts.ts';
import { formatDay, formatMoment } from '#locales/dates.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { Amount } from '../admin/parts/amount.tsx';
import { useCalled } from '../admin/parts/name-in.ts';
import { Money } from '../money/money.tsx';

/** Names the employee of a request. */
export function useNameOf() {
  const called = useCalled();
  return ({ employee }: Pick<RequestToReview, 'employee'>): string =>
    called(`${employee.first_name} ${employee.last_name}`.trim());
}

/** The facts of a request: by whom, how much, for what, and what it leaves of the budgets. */
export function RequestFacts({ request }: { request: RequestToReviewDetail }) {
  const t = useTexts(adminRequestsTexts);
  const language = useLanguage();
  const { id, amount, currency, provider_name: provider, purchase_date: day, description, kind, category } = request;
  const name = useNameOf()(request);
  const filed = t('filed', { id, when: formatMoment(request.filed_at) });
  return (
    <>
      <div className="flex items-center gap-3">
        <Initials name={name} />
        <div className="min-w-0">
          {/* Focused when the request is opened by a key, or from the list. */}
          <h2 id="reviewed" tabIndex={-1} className="font-600 font-text text-16 tracking-normal outline-none">
            {name}
          </h2>
          <p className="text-12 text-ink-muted">
            {[request.company?.name, [request.employee.unit, filed].filter(Boolean).join('. ')]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
      <div>
        <Money amount={toMinor(amount)} currency={currency as Currency} size={36} />
        <p className="text-14 text-ink-muted">{t('on', { provider, day: formatDay(day) })}</p>
      </div>
      <p className="wrap-anywhere whitespace-pre-wrap text-14">{description}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-14 [&>dt]:text-ink-muted">
        <dt>{t('kind')}</dt>
        <dd>{t(`kind.${kind}`)}</dd>
        <dt>{t('category')}</dt>
        <dd>{categoryName(category, language)}</dd>
      </dl>
      {request.budgets_after.map((budget) => (
        <AfterIt key={budget.category_id ?? 0} budget={budget} request={request} />
      ))}
    </>
  );
}

/** What is left of a budget once this request is accepted, beside what was spent and what it takes. */
function AfterIt({ budget, request }: { budget: BudgetAfter; request: RequestToReviewDetail }) {
  const t = useTexts(adminRequestsTexts);
  const language = useLanguage();
  const currency = request.currency as Currency;
  const name = budget.category_id === null ? t('flexible') : categoryName(request.category, language);
  const money = (major: number) => formatMoney(toMinor(major), currency, language);
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3 text-14">
        <span className="text-ink-muted">{t('budget.after', { name })}</span>
        <Amount amount={toMinor(budget.left)} currency={currency} />
      </div>
      <Meter
        label={t('budget.after', { name })}
        max={budget.allocated}
        segments={[
          { value: budget.spent + budget.held, tone: 'brand' },
          { value: budget.this, tone: 'accent' },
        ]}
        valueText={t('budget.words', {
          left: money(budget.left),
          all: money(budget.allocated),
          own: money(budget.this),
        })}
      />
    </div>
  );
}
