export interface SessionProps {
  status: 'signedOut' | 'loading' | 'failed' | 'signedIn';
  complete: boolean;
  /** The server ended it, not the person. */
  lost: boolean;
}
