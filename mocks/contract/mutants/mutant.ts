import type { OperationId } from '../../contract-kit/operation';
import type { AllHandlers } from '../../http';

/** A backend that breaks the contract in one place. */
export interface Mutant {
  /** What of the contract it breaks. */
  kind:
    | 'status'
    | 'rule'
    | 'check'
    | 'field'
    | 'order'
    | 'whole list'
    | 'effect'
    | 'isolation'
    | 'prose';
  operationId: OperationId;
  /** The rule that it breaks, in words. */
  breaks: string;
  /** Handlers in place of the mock backend's. */
  replaced?: Partial<AllHandlers>;
  /** Changes an answer on its way. The request is a copy that nobody has read; `send` sends another one. */
  answers?: (
    response: Response,
    request: Request,
    send: (request: Request) => Promise<Response>,
  ) => Promise<Response> | Response;
}
