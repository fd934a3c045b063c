/**
 * The messages of the entry chunk, the sign-in and the shopper's home; separate from `messages` to keep the first load
 * small.
 */
export const commonMessages = {
  // Login
  loginEmailRequired: 'Por favor ingrese el email del usuario',
  loginPasswordRequired: 'Por favor ingrese la contraseña',
  // Registration
  registrationWhileLoggedIn:
    'Error, para registrar un usuario primero tiene que cerrar la sesion actual',
  recoveryWhileLoggedIn:
    'Error, para recuperar la contraseña primero tiene que cerrar la sesion actual',
  // Errors
  networkFailure: 'Conexión no disponible, por favor intentelo de nuevo',
  unexpectedAnswer: 'Respuesta inesperada del servidor, por favor intentelo de nuevo',
  alreadySaved: 'Ya se guardó: solo había fallado la respuesta.',
  sessionError: 'Error en sesion, por favor ingrese sus credenciales.',
  otherUser: 'En otra pestaña ingresó otro usuario',
  // Asks to email support for activation; the text is not specified
  userInactive:
    'Su usuario no está activo. Por favor envie un email a soporte para solicitar la activación.',
  unknownRoute: 'Lo sentimos, esta pagina no existe.',
  viewOrder: 'Ver pedido',
  viewCatalogue: 'Ver catálogo',
} as const;
