import express, { type Router } from 'express';
import { callerOf } from '../http/caller';
import { readBody } from '../http/read-body';
import { confirmForgotPassword, confirmForgotPasswordSchema } from './confirm-forgot-password';
import { confirmSignUp, confirmSignUpSchema } from './confirm-sign-up';
import { forgotPassword, forgotPasswordSchema } from './forgot-password';
import type { Pool } from './pool';
import { resendCode, resendCodeSchema } from './resend-code';
import { signUp, signUpSchema } from './sign-up';

/** POST sign-up, confirm, resend, forgot, confirm-forgot. Success is 201 with the id for sign-up, 200 with {signsIn} for confirm, else 200 with {}. */
export function createPoolRoutes(pool: Pool): Router {
  const router = express.Router();
  router.post('/sign-up', async (req, res) => {
    res.status(201).json(await signUp(pool, readBody(signUpSchema, req), callerOf(req)));
  });
  router.post('/confirm', async (req, res) => {
    res.json(await confirmSignUp(pool, readBody(confirmSignUpSchema, req), callerOf(req)));
  });
  router.post('/resend', async (req, res) => {
    await resendCode(pool, readBody(resendCodeSchema, req), callerOf(req));
    res.json({});
  });
  router.post('/forgot', async (req, res) => {
    await forgotPassword(pool, readBody(forgotPasswordSchema, req), callerOf(req));
    res.json({});
  });
  router.post('/confirm-forgot', async (req, res) => {
    await confirmForgotPassword(pool, readBody(confirmForgotPasswordSchema, req), callerOf(req));
    res.json({});
  });
  return router;
}
