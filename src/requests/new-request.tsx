import { Link, useSearchParams } from 'react-router-dom';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { useLanguage } from '#locales/texts.tsx';
import { namedCategories } from '../benefits/named-categories.ts';
import { paths } from '../ground/paths.ts';
import { useOffline } from '../ground/use-offline.ts';
import { useRead } from '../ground/use-read.ts';
import { useMe } from '../session/session.queries.ts';
import { type InitialRequest, initialRequestIn } from './initial-request.ts';
import { NewRequestView } from './new-request-view.tsx';
import { chosen } from './requests.api.ts';
import { useNewRequest } from './use-new-request.ts';

interface NewRequestProps {
  beginning: InitialRequest;
  onFiled: () => void;
}

/** Files one request; with another `beginning` it must be mounted again. */
export function NewRequest({ beginning, onFiled }: NewRequestProps) {
  const me = useMe();
  const language = useLanguage();
  const offline = useOffline();
  const [address] = useSearchParams();
  const categories = useRead(namedCategories(language));
  const { props, send, submitDetails, sendRequest, acceptDuplicate, fileAnother } = useNewRequest(
    me,
    beginning,
    onFiled,
  );
  return (
    <NewRequestView
      {...props}
      categories={categories}
      offline={offline}
      requestLink={(id, children) => (
        <TextLink asChild>
          <Link to={paths.requests({ ...initialRequestIn(address), tab: 'mine', request: String(id) })}>
            {children}
          </Link>
        </TextLink>
      )}
      mineLink={(children) => <Link to={paths.requests({ tab: 'mine' })}>{children}</Link>}
      onKind={(kind) => send({ type: 'kind.choose', kind })}
      onDetails={(changes) => send({ type: 'details.change', changes })}
      onSubmitDetails={submitDetails}
      onFile={(file) => send({ type: 'file.choose', file: chosen(file) })}
      onRemoveFile={() => send({ type: 'file.remove' })}
      onNext={() => send({ type: 'step.next' })}
      onBack={() => send({ type: 'step.back' })}
      onOpen={(step) => send({ type: 'step.open', step })}
      onSend={sendRequest}
      onAcceptDuplicate={acceptDuplicate}
      onAgain={fileAnother}
    />
  );
}
